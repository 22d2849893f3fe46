import { Megaphone } from "lucide-react";
import type { PostKind } from "../PostKind.ts";

/** The definition of call-outs. */
export const callout: PostKind = {
  key: "callout",
  type: "CALLOUT",
  label: "Call-out",
  plural: "Call-outs",
  icon: Megaphone,
  purpose: "Ask for sources, experts or material.",
  titleField: "title",
  isEditable: true,
  shortcut: 1,
};
