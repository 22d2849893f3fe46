import { defaultTimezone, fromClock, toClock } from "../upstream/text/timezone.ts";

/** The instant of a local time (HH:mm) in a time zone, `days` calendar days after `from`. */
export function wallTime(from: Date, days: number, time: string, zone: string = defaultTimezone): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const local = toClock(zone, from);
  return fromClock(zone, Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days, hours, minutes));
}
