import * as v from "valibot";
import { requiredError } from "../lib/requiredError.ts";
import { endOfDay, incompleteDate, toIsoTime, isWallTime } from "../lib/wallTime.ts";

/** Rules for dates. They are not in `rules.ts` because few forms need the code for time zones. */

/** An optional date, with or without a time; an incomplete one is an error. */
export const dateText = (label: string) =>
  v.pipe(
    v.string(),
    v.check((date) => date !== incompleteDate, `${label} is incomplete.`),
  );

/** An optional day such as "2025-03-01". Its output is the end of the day in this zone, or null. */
export const optionalDay = (label: string, zone: string) =>
  v.pipe(
    dateText(label),
    v.transform((day) => (day === "" ? null : endOfDay(day, zone))),
  );

/**
 * An optional day that must not be over in this zone, with the output of `optionalDay`.
 * @param saved the saved day, which is accepted even if it has passed; empty for none
 */
export const futureDay = (label: string, zone: string, saved = "") =>
  v.pipe(
    dateText(label),
    v.check(
      (day) => ["", saved, incompleteDate].includes(day) || Date.parse(endOfDay(day, zone)) > Date.now(),
      `${label} must be in the future.`,
    ),
    optionalDay(label, zone),
  );

/** A required time such as "2025-03-01T09:00" in this zone. */
export const futureTime = (label: string, zone: string) =>
  v.pipe(
    dateText(label),
    v.check((time) => time === incompleteDate || isWallTime(time), requiredError(label)),
    v.check(
      (time) => !isWallTime(time) || Date.parse(toIsoTime(time, zone)) > Date.now(),
      `The ${label.toLowerCase()} must be in the future.`,
    ),
    v.transform((time) => toIsoTime(time, zone)),
  );
