import { endOfDay } from "../../../lib/wallTime.ts";
import type { UserError } from "../../../relay/mutation.ts";
import { atMost, fault, required, requiredHtml } from "../../writing/rules.ts";

/** A call-out as its form holds it. */
export interface CalloutValues {
  title: string;
  /** HTML. */
  content: string;
  urgency: "asap" | "date";
  /** A day, "2025-03-01". */
  deadline: string;
}

export const emptyCallout: CalloutValues = { title: "", content: "", urgency: "asap", deadline: "" };

/** Which fields are required, and how long they may be. */
export function checkCallout({ title, content, urgency, deadline }: CalloutValues, isDraft: boolean, zone: string): UserError[] {
  const isDated = urgency === "date";
  const isOver = isDated && deadline !== "" && Date.parse(endOfDay(deadline, zone)) <= Date.now();
  return [
    ...(isDraft ? [] : required("title", "Title", title)),
    ...atMost("title", "Title", title, 200),
    ...(isDraft ? [] : requiredHtml("content", "Details", content)),
    ...atMost("content", "Details", content, 5000),
    ...(isDated ? required("deadline", "Deadline", deadline) : []),
    ...(isOver ? [fault("deadline", "Deadline must be in the future.")] : []),
  ];
}

/** What the inputs take; a day ends at 23:59 in the writer's zone. */
export function calloutFields({ title, content, urgency, deadline }: CalloutValues, zone: string) {
  return { title, content, deadline: urgency === "date" ? endOfDay(deadline, zone) : null };
}
