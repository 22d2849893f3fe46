/**
 * What was kept of a form, as far as it still fits: fields that the form does not know go, those that are missing or
 * of another type begin empty.
 * @param kept of an earlier time and perhaps of an earlier version of the form
 */
export function restoreValues<Values extends object>(empty: Values, kept: unknown): Values {
  if (typeof kept !== "object" || kept === null) return empty;
  const fitting = Object.entries(kept).filter(
    ([field, value]) => field in empty && typeOf(value) === typeOf(Reflect.get(empty, field)),
  );
  return { ...empty, ...Object.fromEntries(fitting) };
}

/** Numbers may be missing, which is why null counts as one. */
function typeOf(value: unknown): string {
  if (Array.isArray(value)) return "list";
  return value === null ? "number" : typeof value;
}
