import { Clapperboard } from "lucide-react";
import type { PostKind } from "../PostKind.ts";

/** The definition of video updates. */
export const record: PostKind = {
  key: "record",
  type: "RECORD",
  label: "Video update",
  plural: "Video updates",
  icon: Clapperboard,
  purpose: "Share a short video.",
  isEditable: true,
  shortcut: 4,
};
