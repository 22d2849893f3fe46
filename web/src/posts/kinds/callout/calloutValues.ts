import { endOfDay, wallTimeOf } from "../../../lib/wallTime.ts";
import type { UserError } from "../../../relay/mutation.ts";
import { audienceOf, everybody, type AudienceValues } from "../../writing/audience.ts";
import { atMost, fault, required, requiredHtml } from "../../writing/rules.ts";

/** A call-out as its form holds it. */
export interface CalloutValues extends AudienceValues {
  title: string;
  /** HTML. */
  content: string;
  urgency: "asap" | "date";
  /** A day, "2025-03-01". */
  deadline: string;
}

export const emptyCallout: CalloutValues = { ...everybody, title: "", content: "", urgency: "asap", deadline: "" };

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
export function calloutFields(
  { title, content, urgency, deadline, communityIds, userTypes }: Omit<CalloutValues, "authorId">,
  zone: string,
) {
  return { title, content, communityIds, userTypes, deadline: urgency === "date" ? endOfDay(deadline, zone) : null };
}

type Callout = Parameters<typeof audienceOf>[0] & {
  readonly title: string;
  readonly content: string | null | undefined;
  readonly deadline: string | null | undefined;
};

/** One that is there already. */
export function calloutValues(callout: Callout, zone: string): CalloutValues {
  const { title, content, deadline } = callout;
  return {
    ...audienceOf(callout),
    title,
    content: content ?? "",
    urgency: deadline ? "date" : "asap",
    deadline: deadline ? wallTimeOf(deadline, zone).slice(0, 10) : "",
  };
}
