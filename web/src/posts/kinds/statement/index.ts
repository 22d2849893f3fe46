import { Quote } from "lucide-react";
import type { PostKind } from "../PostKind.ts";

/** What makes a post a statement. */
export const statement: PostKind = {
  key: "statement",
  type: "STATEMENT",
  label: "Statement",
  plural: "Statements",
  icon: Quote,
  purpose: "Put a position on the record.",
  isEditable: true,
};
