import type { Faults } from "../http/faults.ts";
import { characters } from "./html.ts";

/** Text on one line, without spaces around. */
export const oneLine = (text: string | null | undefined): string => (text ?? "").replace(/[\p{Cc}\s]+/gu, " ").trim();

/** Text of several lines as the database holds it, without spaces around; null when nothing is left. */
export function plainLines(text: string | null | undefined): string | null {
  const lines = (text ?? "").replaceAll("\0", "").toWellFormed().trim();
  return lines === "" ? null : lines;
}

/** Notes that a text is longer than it may be (T-4). */
export function checkLength(faults: Faults, field: string, label: string, text: string | null, most: number): void {
  faults.add(field, characters(text ?? "") > most ? `${label} must have at most ${most} characters.` : null);
}
