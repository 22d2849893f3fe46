import { characters } from "./html.ts";
import { visible } from "./visible.ts";

/** A text of one line: line breaks and other control characters become spaces, runs of spaces one. Empty when it is invisible. */
export const oneLine = (text: string): string => visible(text.toWellFormed().replace(/[\p{Cc}\s]+/gu, " "));

/** A text of any number of lines. Empty when it is invisible. */
export const manyLines = (text: string): string => visible(text);

/** What is wrong with the length of a text; null when nothing is. */
export function lengthFault(label: string, text: string, most: number): string | null {
  return characters(text) > most ? `${label} must have at most ${most} characters.` : null;
}
