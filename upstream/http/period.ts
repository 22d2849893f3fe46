import Type from "typebox";

/** One end of a period in a query: a date-time, or a date alone. */
const bound = (title: string, meaning: string) =>
  Type.Optional(
    Type.Unsafe<string>({
      title,
      anyOf: [
        { type: "string", format: "date-time" },
        { type: "string", format: "date" },
      ],
      description: `ISO 8601 with a UTC offset. A date without a time means ${meaning} in UTC.`,
    }),
  );

/** Query parameters that limit a list to a period. */
export const period = { from: bound("From", "the beginning of that day"), to: bound("To", "the end of that day") };

/** A date-time is longer. Its separator may be T, t or a space. */
const isDate = (text: string): boolean => text.length === "2026-01-01".length;

/** The moment at which a period begins. */
export const getPeriodStart = (from: string): Date => new Date(isDate(from) ? `${from}T00:00:00.000Z` : from);

/** The moment at which a period ends. */
export const getPeriodEnd = (to: string): Date => new Date(isDate(to) ? `${to}T23:59:59.999Z` : to);
