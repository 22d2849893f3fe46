/**
 * Restores stored values of a form. Unknown fields are dropped; fields that are missing or have another type start empty.
 * @param kept the stored values, perhaps of an earlier version of the form
 */
export function restoreValues<Values extends object>(empty: Values, kept: unknown): Values {
  if (typeof kept !== "object" || kept === null) return empty;
  const fitting = Object.entries(kept).filter(
    ([field, value]) => field in empty && typeOf(value) === typeOf(Reflect.get(empty, field)),
  );
  return { ...empty, ...Object.fromEntries(fitting) };
}

/** Null counts as a number, because number fields may be empty. */
function typeOf(value: unknown): string {
  if (Array.isArray(value)) return "list";
  return value === null ? "number" : typeof value;
}
