import { fromAbsolute, toCalendarDate } from "@internationalized/date";

export type TaskDuePeriod = "today" | "week";

/** The time zone of users who have not set one (CONST-12). */
const defaultTimeZone = "Australia/Sydney";

/** The number of days, including today. */
const periods: Record<TaskDuePeriod, number> = { today: 1, week: 7 };

interface DueFilters {
  /** ISO 8601. */
  dueBefore?: string | null | undefined;
  dueWithin?: TaskDuePeriod | null | undefined;
}

/**
 * The time before which tasks are due according to both filters, as ISO 8601; null without any.
 * @param timezone of the viewer, an IANA name; null for the default
 * @param now milliseconds since 1970
 */
export function getDueLimit({ dueBefore, dueWithin }: DueFilters, timezone: string | null, now: number): string | null {
  const end = dueWithin ? endOfPeriod(dueWithin, timezone, now) : null;
  if (!dueBefore || !end) return dueBefore ?? end;
  return Date.parse(dueBefore) < Date.parse(end) ? dueBefore : end;
}

/** The first moment of the day after a period. */
function endOfPeriod(period: TaskDuePeriod, timezone: string | null, now: number): string {
  const zone = timezone !== null && isTimeZone(timezone) ? timezone : defaultTimeZone;
  const today = toCalendarDate(fromAbsolute(now, zone));
  const dayAfter = today.add({ days: periods[period] });
  return dayAfter.toDate(zone).toISOString();
}

/** A platform may know zones that this runtime does not. */
function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
