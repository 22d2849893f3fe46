import { formatRelative } from "../lib/dates.ts";
import { MINUTE } from "../lib/durations.ts";

/** A person whose last request is at most this old counts as active now, in ms. */
const ACTIVE_WITHIN = 5 * MINUTE;

/**
 * "Active now", "Active 12 min ago", "Active 3 h ago", "Active 01 Mar 2025".
 * @param stamp ISO 8601 time of the last request
 * @param now milliseconds since 1970
 */
export function describeLastActive(stamp: string, now: number, timeZone: string): string {
  const age = now - new Date(stamp).getTime();
  if (age <= ACTIVE_WITHIN) return "Active now";
  const text = formatRelative(stamp, now, timeZone);
  return /^\d+ (?:min|h)$/.test(text) ? `Active ${text} ago` : `Active ${text}`;
}
