import { Megaphone } from "lucide-react";
import type { PostKind } from "../PostKind.ts";

export const callout: PostKind = {
  key: "callout",
  label: "Call-out",
  icon: Megaphone,
  purpose: "Ask for sources, experts or material.",
};
