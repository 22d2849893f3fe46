import { parseDate, parseDateTime, Time, toCalendarDateTime, toZoned } from "@internationalized/date";

/**
 * Converts a wall time in a zone to ISO 8601 with that zone's offset: "2025-03-01T09:00" in Australia/Sydney is
 * "2025-03-01T09:00:00+11:00". A time that daylight saving skips moves forward by the hour.
 * @param wall in the format of date fields
 */
export function toIsoTime(wall: string, zone: string): string {
  return withoutZone(toZoned(parseDateTime(wall), zone).toString());
}

/** The value of a field with an incomplete date. */
export const incompleteDate = "incomplete";

/** The last minute of a day in a zone, as ISO 8601 with its offset. @param day "2025-03-01" */
export function endOfDay(day: string, zone: string): string {
  return withoutZone(toZoned(toCalendarDateTime(parseDate(day), new Time(23, 59)), zone).toString());
}

/** Whether the text is a wall time whose date exists in the calendar. */
export function isWallTime(text: string): boolean {
  try {
    parseDateTime(text);
    return true;
  } catch {
    return false;
  }
}

function withoutZone(text: string): string {
  return text.replace(/\[.*\]$/, "");
}
