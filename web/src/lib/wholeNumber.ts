/** The values that a number input accepts. */
export interface NumberLimits {
  min?: number;
  max?: number;
  /** The maximum length of the integer as written, including its sign; a fraction is cut off and does not count. */
  maxLength?: number;
}

/** Parses a text as an integer: "12.7" is 12 (VALID-17). Null for an empty text; undefined for a text that is no number. */
export function readWholeNumber(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  return /^[+-]?\d+(?:\.\d*)?$/.test(trimmed) ? Number.parseInt(trimmed, 10) : undefined;
}

/** The length of the integer part of a text. */
const countDigits = (text: string): number => (text.trim().split(".")[0] ?? "").length;

/**
 * The value after a number input is committed: the parsed number, or the previous value when the text is no number, is too
 * long, above max or below min (VALID-16).
 */
export function nextWholeNumber(text: string, previous: number | null, { min, max, maxLength }: NumberLimits): number | null {
  const value = readWholeNumber(text);
  if (value === null) return null;
  const isRefused =
    value === undefined ||
    (maxLength !== undefined && countDigits(text) > maxLength) ||
    (max !== undefined && value > max) ||
    (min !== undefined && value < min);
  return isRefused ? previous : value;
}

/**
 * Whether further typing can turn the text into a valid value. A text that is too long or above max cannot, and is reverted at
 * once; one below min or a lone sign can.
 */
export function canBecomeNumber(text: string, { max, maxLength }: NumberLimits): boolean {
  const trimmed = text.trim();
  if (maxLength !== undefined && countDigits(trimmed) > maxLength) return false;
  if (/^[+-]?$/.test(trimmed)) return true;
  const value = readWholeNumber(trimmed);
  return value !== undefined && value !== null && (max === undefined || value <= max);
}
