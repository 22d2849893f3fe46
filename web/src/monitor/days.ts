import { toWallTime } from "../lib/dates.ts";
import { MINUTE } from "../lib/durations.ts";
import { endOfDay, toIsoTime, isWallTime } from "../lib/wallTime.ts";

/** The day of a moment in a zone, in the format of date inputs; empty for none. */
export const toDay = (moment: string | null, zone: string): string =>
  moment === null ? "" : toWallTime(moment, zone).slice(0, 10);

const isDay = (day: string): boolean => /^\d{4}-/.test(day) && isWallTime(`${day}T00:00`);

/** The first moment of a day in a zone; null without a day. */
export function getStartOfDay(day: string, zone: string): string | null {
  return isDay(day) ? new Date(toIsoTime(`${day}T00:00`, zone)).toISOString() : null;
}

/** The last moment of a day in a zone; null without a day. */
export function getEndOfDay(day: string, zone: string): string | null {
  return isDay(day) ? new Date(Date.parse(endOfDay(day, zone)) + MINUTE - 1).toISOString() : null;
}
