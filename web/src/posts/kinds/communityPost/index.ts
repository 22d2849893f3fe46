import { MessageSquareText } from "lucide-react";
import type { PostKind } from "../PostKind.ts";

/** The definition of community posts. */
export const communityPost: PostKind = {
  key: "communityPost",
  type: "COMMUNITY_POST",
  label: "Community post",
  plural: "Community posts",
  icon: MessageSquareText,
  purpose: "Share news, a question or pictures with your communities.",
  isEditable: false,
};
