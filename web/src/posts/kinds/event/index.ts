import { CalendarDays } from "lucide-react";
import type { PostKind } from "../PostKind.ts";

export const event: PostKind = {
  key: "event",
  label: "Event",
  icon: CalendarDays,
  purpose: "Invite to something that has a date.",
};
