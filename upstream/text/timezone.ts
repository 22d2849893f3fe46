import type { Timezone } from "../http/schema.ts";
import { MINUTE } from "../units.ts";

/** The time zone of people who have not set one. */
export const defaultTimezone = "Australia/Sydney";

/** Whether the text is an IANA time zone name, such as "Australia/Sydney". */
export function isTimezone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Daylight saving changes happen on quarters of an hour. */
const QUARTER = 15 * MINUTE;
let known: { quarter: number; zones: Timezone[] } | null = null;

/** Time zones by name with their offsets at a time, including daylight saving time. */
export function listTimezones(time: Date): Timezone[] {
  const quarter = Math.floor(time.getTime() / QUARTER);
  if (known?.quarter !== quarter) {
    // Cached for all requests, because computing four hundred zones is slow.
    known = { quarter, zones: computeTimezones(time) };
  }
  return known.zones;
}

function computeTimezones(time: Date): Timezone[] {
  const ids = new Set([...Intl.supportedValuesOf("timeZone"), "UTC"]);
  return [...ids].toSorted().map((id) => {
    const offset = getOffset(id, time);
    return { id, offset, label: `${id.replaceAll("_", " ")} (${formatOffset(offset)})` };
  });
}

/** The name of a person's time zone; the default one for a missing or unknown name. */
export const toTimezone = (name: string | null): string => (name !== null && isTimezone(name) ? name : defaultTimezone);

/** The date and clock of a time in a zone, as if they were UTC. */
export const toClock = (timeZone: string, time: Date): Date => new Date(time.getTime() + getOffset(timeZone, time) * MINUTE);

/** The hour (0 to 23) of a time in a zone. */
export const getLocalHour = (timeZone: string, time: Date): number => toClock(timeZone, time).getUTCHours();

/** The time at which the clocks of a zone show this date and hour; an hour later for one that is skipped. */
export function fromClock(timeZone: string, clock: number): Date {
  const near = new Date(clock - getOffset(timeZone, new Date(clock)) * MINUTE);
  return new Date(clock - getOffset(timeZone, near) * MINUTE);
}

/**
 * The last time, not after now, at which the clocks of a zone showed this full hour.
 * @param weekday 0 (Sunday) to 6; null for every day
 */
export function getLatestLocalTime(timeZone: string, hour: number, weekday: number | null, now: Date): Date {
  const today = toClock(timeZone, now);
  for (let back = 0; ; back += 1) {
    const clock = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() - back, hour);
    const time = fromClock(timeZone, clock);
    if (time <= now && (weekday === null || new Date(clock).getUTCDay() === weekday)) return time;
  }
}

function getOffset(timeZone: string, time: Date): number {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const name = format.formatToParts(time).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

function formatOffset(offset: number): string {
  const ahead = Math.abs(offset);
  const clock = [Math.floor(ahead / 60), ahead % 60].map((part) => String(part).padStart(2, "0")).join(":");
  return `UTC${offset < 0 ? "-" : "+"}${clock}`;
}
