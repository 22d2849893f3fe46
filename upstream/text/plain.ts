import { characters } from "./html.ts";

/** A text of one line: line breaks and other control characters become spaces, runs of spaces one. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();

/** A text of any number of lines. */
export const manyLines = (text: string): string => text.trim();

/** What is wrong with the length of a text; null when nothing is (D-226). */
export function lengthFault(label: string, text: string, most: number): string | null {
  return characters(text) > most ? `${label} must have at most ${most} characters.` : null;
}
