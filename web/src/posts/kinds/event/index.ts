import { CalendarDays } from "lucide-react";
import type { PostKind } from "../PostKind.ts";

/** The definition of events. */
export const event: PostKind = {
  key: "event",
  type: "EVENT",
  label: "Event",
  plural: "Events",
  icon: CalendarDays,
  purpose: "Invite people to an event.",
  titleField: "name",
  isEditable: true,
  shortcut: 3,
};
