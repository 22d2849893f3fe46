import { expect, test } from "vitest";
import {
  dateBlock,
  defaultTimeZone,
  formatZonedTime,
  isSameClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatDuration,
  formatEventTime,
  formatRelative,
  toTimeZone,
} from "../../../web/src/lib/dates.ts";

const sydney = "Australia/Sydney";

test("a date has two digits for the day and a three-letter month @I18N-01 @CONST-13", () => {
  expect(formatDate("2025-03-01T09:00:00.000Z", sydney)).toBe("01 Mar 2025");
  expect(formatDate("2025-09-30T23:00:00.000Z", "UTC")).toBe("30 Sep 2025");
});

test("each month has a three-letter abbreviation @I18N-01 @CONST-13", () => {
  const months = Array.from({ length: 12 }, (_, month) => formatDate(Date.UTC(2025, month, 15), "UTC").slice(3, 6));
  expect(months.join(" ")).toBe("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec");
});

test("a day is Today or Yesterday in the user's time zone, otherwise a date @I18N-01 @I18N-03", () => {
  const now = Date.parse("2025-03-02T12:00:00Z");
  expect(formatDay("2025-03-02T00:00:00Z", now, "UTC")).toBe("Today");
  expect(formatDay("2025-03-01T23:59:00Z", now, "UTC")).toBe("Yesterday");
  expect(formatDay("2025-02-28T23:59:00Z", now, "UTC")).toBe("28 Feb 2025");
  expect(formatDay("2025-03-01T13:30:00Z", now, sydney)).toBe("Today");
  // Clocks in Sydney went forward on 5 October 2025, so that this day had 23 hours.
  expect(formatDay("2025-10-04T14:30:00Z", Date.parse("2025-10-05T13:30:00Z"), sydney)).toBe("Yesterday");
});

test("a date with time has an unpadded day and a 24-hour clock @I18N-02 @CONST-13", () => {
  expect(formatDateTime("2025-03-01T09:05:00.000Z", "UTC")).toBe("1 Mar 2025, 09:05");
  expect(formatDateTime("2025-03-01T00:00:00.000Z", "UTC")).toBe("1 Mar 2025, 00:00");
  expect(formatDateTime("2025-12-31T13:30:00.000Z", sydney)).toBe("1 Jan 2026, 00:30");
});

test("the user's time zone is used, or Sydney if it is missing or unknown @I18N-03 @CONST-12", () => {
  expect(toTimeZone("Europe/London")).toBe("Europe/London");
  expect(toTimeZone(null)).toBe(defaultTimeZone);
  expect(toTimeZone("Mars/Olympus")).toBe(sydney);
});

test("the time of a post is relative within a day, then a date @POST-02", () => {
  const now = Date.parse("2025-03-02T12:00:00Z");
  const ago = (milliseconds: number) => formatRelative(now - milliseconds, now, "UTC");
  expect(ago(0)).toBe("just now");
  expect(ago(59_999)).toBe("just now");
  expect(ago(60_000)).toBe("1 min");
  expect(ago(59 * 60_000 + 59_999)).toBe("59 min");
  expect(ago(3_600_000)).toBe("1 h");
  expect(ago(24 * 3_600_000 - 1)).toBe("23 h");
  expect(ago(24 * 3_600_000)).toBe("01 Mar 2025");
});

test("a time up to a minute ahead is just now, a later one a date", () => {
  const now = Date.parse("2025-03-02T12:00:00Z");
  expect(formatRelative(now + 30_000, now, "UTC")).toBe("just now");
  expect(formatRelative(now + 60_000, now, "UTC")).toBe("just now");
  expect(formatRelative(now + 60_001, now, "UTC")).toBe("02 Mar 2025");
  expect(formatRelative(now + 3 * 86_400_000, now, "UTC")).toBe("05 Mar 2025");
});

test("an event shows its own time zone, and the user's time if it differs @I18N-04", () => {
  const start = "2025-03-01T14:00:00Z";
  const end = "2025-03-01T16:30:00Z";
  expect(formatEventTime(start, end, "America/New_York", sydney)).toEqual({
    text: "1 Mar 2025, 09:00 – 11:30",
    zone: "America/New York",
    reader: "2 Mar 2025, 01:00 – 03:30",
  });
  expect(formatEventTime(start, null, "Australia/Melbourne", sydney).reader).toBeNull();
});

test("an event over two days shows both dates @I18N-04", () => {
  expect(formatEventTime("2025-03-01T09:00:00Z", "2025-03-02T17:00:00Z", "UTC", "UTC").text).toBe(
    "1 Mar 2025, 09:00 – 2 Mar 2025, 17:00",
  );
});

test("an event that ends on the same day of another month or year shows both dates @I18N-04", () => {
  const text = (start: string, end: string | null) => formatEventTime(start, end, "UTC", "UTC").text;
  expect(text("2025-03-01T09:00:00Z", "2025-04-01T17:00:00Z")).toBe("1 Mar 2025, 09:00 – 1 Apr 2025, 17:00");
  expect(text("2025-03-01T09:00:00Z", "2026-03-01T17:00:00Z")).toBe("1 Mar 2025, 09:00 – 1 Mar 2026, 17:00");
  expect(text("2025-03-01T09:00:00Z", null)).toBe("1 Mar 2025, 09:00");
});

test("the date block uses the time zone of the event", () => {
  expect(dateBlock("2025-03-01T14:00:00Z", sydney)).toEqual({ weekday: "Sun", day: "2", month: "Mar" });
});

test("an event in a zone that the browser does not know is shown in the default zone @I18N-03 @I18N-04", () => {
  const time = "2025-03-01T14:00:00Z";
  expect(dateBlock(time, "Mars/Olympus")).toEqual(dateBlock(time, sydney));
  expect(formatEventTime(time, null, "Mars/Olympus", sydney)).toEqual(formatEventTime(time, null, sydney, sydney));
});

test("a duration shows at least minutes and seconds", () => {
  expect(formatDuration(7)).toBe("0:07");
  expect(formatDuration(750.4)).toBe("12:30");
  expect(formatDuration(3723)).toBe("1:02:03");
});

test("a time in another time zone is shown with the name of that zone @I18N-03", () => {
  const time = "2025-03-01T12:59:00Z";
  expect(formatZonedTime(time, "America/New_York")).toBe("1 Mar 2025, 07:59 America/New York");
  expect(isSameClock(time, "Australia/Sydney", "Australia/Melbourne")).toBe(true);
  expect(isSameClock(time, "Australia/Sydney", "Europe/London")).toBe(false);
});
