import { MessageSquareText } from "lucide-react";
import type { PostKind } from "../PostKind.ts";

/** What makes a post a community post. */
export const communityPost: PostKind = {
  key: "communityPost",
  type: "COMMUNITY_POST",
  label: "Community post",
  plural: "Community posts",
  icon: MessageSquareText,
  purpose: "Share news, a question or pictures with your communities.",
  isEditable: false,
};
