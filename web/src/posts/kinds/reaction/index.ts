import { MessageSquareReply } from "lucide-react";
import type { PostKind } from "../PostKind.ts";

/** The definition of reactions. */
export const reaction: PostKind = {
  key: "reaction",
  type: "REACTION",
  label: "Reaction",
  plural: "Reactions",
  icon: MessageSquareReply,
  purpose: "Respond to a story, in words or on video.",
  isEditable: true,
};
