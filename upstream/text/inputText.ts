import { fieldError, type FieldError } from "../http/fieldErrors.ts";
import { countCharacters } from "./html.ts";
import { isInvisible } from "./invisibleCharacters.ts";

/** Normalizes a single-line text: runs of white space and control characters become one space. Empty when it is invisible. */
export const singleLine = (text: string): string => multiLine(text.toWellFormed().replace(/[\p{Cc}\s]+/gu, " "));

/** Normalizes a text of several lines by trimming it. Empty when it is invisible. */
export const multiLine = (text: string): string => (isInvisible(text) ? "" : text.trim());

/** The error for the length of a text; null when it is valid. */
export function getLengthError(label: string, text: string, max: number): FieldError | null {
  return countCharacters(text) > max ? fieldError.tooLong(label, max) : null;
}

/** The error for a text that is shorter or longer than a range; null when it is valid. */
export function getRangeError(label: string, text: string, min: number, max: number): FieldError | null {
  const message = `${label} must have ${min} to ${max} characters.`;
  const length = countCharacters(text);
  if (length < min) return { ...fieldError.tooShort(label, min), message };
  return length > max ? { ...fieldError.tooLong(label, max), message } : null;
}
