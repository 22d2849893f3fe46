import { MessageSquareReply } from "lucide-react";
import type { PostKind } from "../PostKind.ts";

export const reaction: PostKind = {
  key: "reaction",
  label: "Reaction",
  icon: MessageSquareReply,
  purpose: "Respond to a story, in words or on video.",
};
