import { MessageSquareText } from "lucide-react";
import type { PostKind } from "../PostKind.ts";

export const communityPost: PostKind = {
  key: "communityPost",
  label: "Community post",
  icon: MessageSquareText,
  purpose: "Share news, a question or pictures with your communities.",
};
