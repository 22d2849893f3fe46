const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;
/** A time in the format of our responses, which need not be parsed. Months, days and hours that do not exist do not match. */
const normal = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;
/** Unix times from this value on are milliseconds: as seconds they would be after the year 5138. */
const FIRST_MILLISECONDS = 1e11;

/**
 * Normalizes a time to ISO 8601 in UTC with milliseconds, the format of all our responses.
 * @param value ISO 8601 with any offset, Unix seconds or Unix milliseconds
 * @returns null when it is none of these
 */
export function normalizeTime(value: unknown): string | null {
  if (typeof value === "string" && normal.test(value)) return value;
  const time = typeof value === "string" && iso.test(value) ? Date.parse(value) : toUnixMilliseconds(value);
  return Number.isNaN(time) || Math.abs(time) > 8.64e15 ? null : new Date(time).toISOString();
}

function toUnixMilliseconds(value: unknown): number {
  if (typeof value !== "number") return NaN;
  return Math.abs(value) < FIRST_MILLISECONDS ? value * 1000 : value;
}
