import { DAY, HOUR, MINUTE } from "./durations.ts";

/** asap: no date was set; soon: within 24 hours; closed: in the past. */
export type Urgency = "asap" | "open" | "soon" | "closed";

export interface Deadline {
  urgency: Urgency;
  /** "ASAP", or "1 Mar 2025, 23:59". */
  text: string;
  /** The time left: "45 min left", "3 h left", "6 days left"; "Closed" once passed; null for ASAP. */
  left: string | null;
}

/**
 * Describes the deadline of a call-out.
 * @param deadline ISO 8601, or null for ASAP
 * @param now milliseconds since 1970
 * @param format formats a date and time for the reader
 */
export function describeDeadline(deadline: string | null, now: number, format: (time: string) => string): Deadline {
  if (deadline === null) return { urgency: "asap", text: "ASAP", left: null };
  const text = format(deadline);
  const left = new Date(deadline).getTime() - now;
  if (left <= 0) return { urgency: "closed", text, left: "Closed" };
  return { urgency: left < DAY ? "soon" : "open", text, left: `${formatLeft(left)} left` };
}

/** Describes the due date of an interview, which accepts answers until its author closes it: "Was due 1 Mar 2025, 23:59". */
export function describeDueDate({ urgency, text, left }: Deadline): string {
  if (urgency === "closed") return `Was due ${text}`;
  return left === null ? text : `${text} · ${left}`;
}

function formatLeft(left: number): string {
  if (left < HOUR) return `${Math.max(1, Math.floor(left / MINUTE))} min`;
  if (left < DAY) return `${Math.floor(left / HOUR)} h`;
  const days = Math.floor(left / DAY);
  return days === 1 ? "1 day" : `${days} days`;
}
