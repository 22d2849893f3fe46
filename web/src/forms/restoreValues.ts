import { isRecord } from "../lib/isRecord.ts";

/**
 * Restores stored values of a form. Unknown fields are dropped; fields that are missing or have another type start empty.
 * @param storedValues the stored values, perhaps of an earlier version of the form
 */
export function restoreValues<Values extends object>(empty: Values, storedValues: unknown): Values {
  if (!isRecord(storedValues)) return empty;
  const fitting = Object.entries(storedValues).filter(
    ([field, value]) => field in empty && getTypeName(value) === getTypeName(Reflect.get(empty, field)),
  );
  return { ...empty, ...Object.fromEntries(fitting) };
}

/** Null counts as a number, because number fields may be empty. */
function getTypeName(value: unknown): string {
  if (Array.isArray(value)) return "list";
  return value === null ? "number" : typeof value;
}
