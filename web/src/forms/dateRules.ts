import * as v from "valibot";
import { requiredError } from "../lib/requiredError.ts";
import { endOfDay, incompleteDate, isoOfWallTime, isWallTime } from "../lib/wallTime.ts";

/** The parts of schemas for dates, apart from `rules.ts`: few forms need what calculates with zones. */

/** A date, with or without a time, that has not been left incomplete; it may be empty. */
export const dateText = (label: string) =>
  v.pipe(
    v.string(),
    v.check((date) => date !== incompleteDate, `${label} is incomplete.`),
  );

/** A day such as "2025-03-01", sent as its end in this zone; null without one. */
export const optionalDay = (label: string, zone: string) =>
  v.pipe(
    dateText(label),
    v.transform((day) => (day === "" ? null : endOfDay(day, zone))),
  );

/**
 * A day that must not be over in this zone, sent as its end; null without one.
 * @param former the day as it was, which may have passed since
 */
export const futureDay = (label: string, zone: string, former = "") =>
  v.pipe(
    dateText(label),
    v.check(
      (day) => ["", former, incompleteDate].includes(day) || Date.parse(endOfDay(day, zone)) > Date.now(),
      `${label} must be in the future.`,
    ),
    optionalDay(label, zone),
  );

/** A time such as "2025-03-01T09:00" in this zone, which has to be there. */
export const futureTime = (label: string, zone: string) =>
  v.pipe(
    dateText(label),
    v.check((time) => time === incompleteDate || isWallTime(time), requiredError(label)),
    v.check(
      (time) => !isWallTime(time) || Date.parse(isoOfWallTime(time, zone)) > Date.now(),
      `The ${label.toLowerCase()} must be in the future.`,
    ),
    v.transform((time) => isoOfWallTime(time, zone)),
  );
