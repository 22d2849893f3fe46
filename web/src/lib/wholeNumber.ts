/** What a number input accepts. */
export interface NumberLimits {
  min?: number;
  max?: number;
  /** Of the text, its sign included. */
  maxLength?: number;
}

/**
 * The number that a text stands for, as an integer: "12.7" is 12 (VALID-17). Null for an empty text; undefined for
 * one that is no number (D-222).
 */
export function readWholeNumber(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  return /^[+-]?\d+(?:\.\d*)?$/.test(trimmed) ? Number.parseInt(trimmed, 10) : undefined;
}

/**
 * The value after the text of a number input has been committed: that of the text, or the previous one when the
 * text is no number, is too long, above max or below min (VALID-16, D-222).
 */
export function nextWholeNumber(text: string, previous: number | null, { min, max, maxLength }: NumberLimits): number | null {
  const value = readWholeNumber(text);
  if (value === null) return null;
  const isRefused =
    value === undefined ||
    (maxLength !== undefined && text.trim().length > maxLength) ||
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
  if (maxLength !== undefined && trimmed.length > maxLength) return false;
  if (/^[+-]?$/.test(trimmed)) return true;
  const value = readWholeNumber(trimmed);
  return value !== undefined && value !== null && (max === undefined || value <= max);
}
