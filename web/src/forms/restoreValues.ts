import { isRecord } from "../lib/isRecord.ts";

/**
 * Restores stored values of a form. Unknown fields are dropped; fields that are missing or have another type start empty.
 * @param storedValues the stored values, perhaps of an earlier version of the form
 */
export function restoreValues<Values extends object>(empty: Values, storedValues: unknown): Values {
  if (!isRecord(storedValues)) return empty;
  const fitting = Object.entries(storedValues).filter(
    ([field, value]) => field in empty && isFitting(value, Reflect.get(empty, field)),
  );
  return { ...empty, ...Object.fromEntries(fitting) };
}

/** Null fits a text or a number, because the choice of a select and the value of a number field may be empty. */
function isFitting(stored: unknown, initial: unknown): boolean {
  const types = [getTypeName(stored), getTypeName(initial)];
  if (types.includes("null")) return types.every((type) => ["null", "string", "number"].includes(type));
  return types[0] === types[1];
}

function getTypeName(value: unknown): string {
  if (Array.isArray(value)) return "list";
  return value === null ? "null" : typeof value;
}
