import { Clapperboard } from "lucide-react";
import type { PostKind } from "../PostKind.ts";

export const record: PostKind = {
  key: "record",
  label: "Video update",
  icon: Clapperboard,
  purpose: "Say it in a short video.",
};
