import { Quote } from "lucide-react";
import type { PostKind } from "../PostKind.ts";

export const statement: PostKind = {
  key: "statement",
  label: "Statement",
  icon: Quote,
  purpose: "Put a position on the record.",
};
