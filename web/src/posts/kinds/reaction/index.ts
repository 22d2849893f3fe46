import { MessageSquareReply } from "lucide-react";
import type { PostKind } from "../PostKind.ts";

/** What makes a post a reaction. */
export const reaction: PostKind = {
  key: "reaction",
  type: "REACTION",
  label: "Reaction",
  plural: "Reactions",
  icon: MessageSquareReply,
  purpose: "Respond to a story, in words or on video.",
  isEditable: true,
};
