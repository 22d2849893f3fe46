import { Quote } from "lucide-react";
import type { PostKind } from "../PostKind.ts";

/** The definition of statements. */
export const statement: PostKind = {
  key: "statement",
  type: "STATEMENT",
  label: "Statement",
  plural: "Statements",
  icon: Quote,
  purpose: "Put a position on the record.",
  isEditable: true,
};
