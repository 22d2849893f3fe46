import { CalendarDays } from "lucide-react";
import type { PostKind } from "../PostKind.ts";

/** What makes a post an event. */
export const event: PostKind = {
  key: "event",
  type: "EVENT",
  label: "Event",
  plural: "Events",
  icon: CalendarDays,
  purpose: "Invite to something that has a date.",
  isEditable: true,
  shortcut: 3,
};
