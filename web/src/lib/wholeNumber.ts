/** What a number input accepts. */
export interface NumberLimits {
  min?: number;
  max?: number;
  /** Of the integer as it is written, its sign included: a fraction is cut off and does not count. */
  maxLength?: number;
}

/**
 * The number that a text stands for, as an integer: "12.7" is 12 (VALID-17). Null for an empty text; undefined for
 * one that is no number.
 */
export function readWholeNumber(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  return /^[+-]?\d+(?:\.\d*)?$/.test(trimmed) ? Number.parseInt(trimmed, 10) : undefined;
}

/** How long the integer of a text is. */
const lengthOf = (text: string): number => (text.trim().split(".")[0] ?? "").length;

/**
 * The value after the text of a number input has been committed: that of the text, or the previous one when the
 * text is no number, is too long, above max or below min (VALID-16).
 */
export function nextWholeNumber(text: string, previous: number | null, { min, max, maxLength }: NumberLimits): number | null {
  const value = readWholeNumber(text);
  if (value === null) return null;
  const isRefused =
    value === undefined ||
    (maxLength !== undefined && lengthOf(text) > maxLength) ||
    (max !== undefined && value > max) ||
    (min !== undefined && value < min);
  return isRefused ? previous : value;
}

/**
 * Whether more typing can still make a value of the text. What is too long or above max cannot become one and goes
 * back at once; what is below min or a lone sign can.
 */
export function canBecomeNumber(text: string, { max, maxLength }: NumberLimits): boolean {
  const trimmed = text.trim();
  if (maxLength !== undefined && lengthOf(trimmed) > maxLength) return false;
  if (/^[+-]?$/.test(trimmed)) return true;
  const value = readWholeNumber(trimmed);
  return value !== undefined && value !== null && (max === undefined || value <= max);
}
