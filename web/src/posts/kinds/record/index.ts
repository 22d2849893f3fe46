import { Clapperboard } from "lucide-react";
import type { PostKind } from "../PostKind.ts";

/** What makes a post a video update. */
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
