import { DAY, HOUR, MINUTE } from "./durations.ts";

/** The time zone for readers who have not set one (CONST-12). */
export const defaultTimeZone = "Australia/Sydney";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A point in time: ISO 8601, or milliseconds since 1970. */
export type Time = string | number;

interface WallTime {
  year: string;
  month: string;
  day: number;
  weekday: string;
  clock: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function createFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  formats.set(timeZone, format);
  return format;
}

function getParts(time: Time, timeZone: string): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = new Map(
    createFormat(timeZone)
      .formatToParts(new Date(time))
      .map((part) => [part.type, part.value]),
  );
  return (type) => parts.get(type) ?? "";
}

function wallTime(time: Time, timeZone: string): WallTime {
  const part = getParts(time, timeZone);
  return {
    year: part("year"),
    month: months[Number(part("month")) - 1] ?? "",
    day: Number(part("day")),
    weekday: part("weekday"),
    clock: `${part("hour")}:${part("minute")}`,
  };
}

const twoDigits = (value: number | string) => String(value).padStart(2, "0");
const formatWallTime = (wall: WallTime) => `${wall.day} ${wall.month} ${wall.year}, ${wall.clock}`;

/** The given IANA time zone, or Australia/Sydney when it is missing or unknown to this browser (I18N-03). */
export function toTimeZone(name: string | null | undefined): string {
  if (!name) return defaultTimeZone;
  try {
    createFormat(name);
    return name;
  } catch {
    return defaultTimeZone;
  }
}

/** The wall time in a zone, in the format of date fields: "2025-03-01T09:00". Back to ISO 8601: wallTime.ts. */
export function toWallTime(time: Time, timeZone: string): string {
  const part = getParts(time, timeZone);
  return `${part("year")}-${twoDigits(part("month"))}-${twoDigits(part("day"))}T${part("hour")}:${part("minute")}`;
}

/** "01 Mar 2025" (I18N-01). */
export function formatDate(time: Time, timeZone: string): string {
  const wall = wallTime(time, timeZone);
  return `${twoDigits(wall.day)} ${wall.month} ${wall.year}`;
}

/** "1 Mar 2025, 09:05" (I18N-02). */
export function formatDateTime(time: Time, timeZone: string): string {
  return formatWallTime(wallTime(time, timeZone));
}

/** "1 Mar 2025, 09:05 Europe/Berlin". */
export function formatZonedTime(time: Time, timeZone: string): string {
  return `${formatDateTime(time, timeZone)} ${zoneLabel(timeZone)}`;
}

/** Whether both zones show the same date and time at that moment. */
export function isSameClock(time: Time, one: string, other: string): boolean {
  return formatDateTime(time, one) === formatDateTime(time, other);
}

/** "America/New York". */
export const zoneLabel = (timeZone: string): string => timeZone.replaceAll("_", " ");

/** The time zone set in the browser. */
export function browserTimeZone(): string {
  return toTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** "09:05". */
export function formatClock(time: Time, timeZone: string): string {
  return wallTime(time, timeZone).clock;
}

/** The day as a heading for events of that day: "Today", "Yesterday", "01 Mar 2025". */
export function formatDay(time: Time, now: number, timeZone: string): string {
  const date = formatDate(time, timeZone);
  if (date === formatDate(now, timeZone)) return "Today";
  // Subtracting a day from noon reaches the previous date even when days have 23 or 25 hours.
  const noon = now - (Number.parseInt(wallTime(now, timeZone).clock, 10) - 12) * HOUR;
  return date === formatDate(noon - DAY, timeZone) ? "Yesterday" : date;
}

/**
 * "just now", "5 min", "3 h" within 24 hours, then the date. A time less than a minute in the future counts as now, since
 * clocks differ; one further ahead is shown as its date.
 */
export function formatRelative(time: Time, now: number, timeZone: string): string {
  const age = now - new Date(time).getTime();
  if (age < -MINUTE || age >= DAY) return formatDate(time, timeZone);
  if (age < MINUTE) return "just now";
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min`;
  return `${Math.floor(age / HOUR)} h`;
}

/** The parts of an event's calendar icon, in its own time zone: { weekday: "Sat", day: "1", month: "Mar" }. */
export function dateBlock(time: Time, eventZone: string): { weekday: string; day: string; month: string } {
  const wall = wallTime(time, toTimeZone(eventZone));
  return { weekday: wall.weekday, day: String(wall.day), month: wall.month };
}

interface EventTime {
  /** "1 Mar 2025, 09:00 – 17:00" in the event's own zone. */
  text: string;
  /** The event zone's name, "America/New York". */
  zone: string;
  /** The same span in the reader's zone; null when both zones show the same times. */
  reader: string | null;
}

/**
 * The time of an event, in its own time zone and in the reader's zone if that differs.
 * @param end null when the event has no stated end
 */
export function formatEventTime(start: Time, end: Time | null, eventZone: string, userZone: string): EventTime {
  const zone = toTimeZone(eventZone);
  const text = formatSpan(start, end, zone);
  const reader = formatSpan(start, end, userZone);
  return { text, zone: zoneLabel(zone), reader: reader === text ? null : reader };
}

function formatSpan(start: Time, end: Time | null, timeZone: string): string {
  const from = wallTime(start, timeZone);
  if (end === null) return formatWallTime(from);
  const to = wallTime(end, timeZone);
  const sameDay = from.day === to.day && from.month === to.month && from.year === to.year;
  return `${formatWallTime(from)} – ${sameDay ? to.clock : formatWallTime(to)}`;
}

/** The length of a video: "0:07", "12:30", "1:02:03". @param seconds whole or fractional seconds */
export function formatDuration(seconds: number): string {
  const total = Math.max(0, Math.round(seconds));
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const rest = twoDigits(total % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}
