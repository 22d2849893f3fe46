/** The parts of a deprecation's reason. */
export interface Deprecation {
  /** The replacement, as a coordinate such as `Job.title`; null when there is none. */
  replacement: string | null;
  /** The last day on which it works: YYYY-MM-DD. */
  removedAfter: string;
}

const form = /^(?:Use `([^`]+)` instead\.|Nothing replaces it\.)(?: .+)? Removed after (\d{4}-\d{2}-\d{2})\.$/s;

/** Reads "Use `Job.title` instead. Removed after 2027-06-30."; null when the reason has another form. */
export function readDeprecation(reason: string): Deprecation | null {
  const [, replacement, removedAfter] = form.exec(reason) ?? [];
  if (removedAfter === undefined || Number.isNaN(Date.parse(removedAfter))) return null;
  return { replacement: replacement ?? null, removedAfter };
}
