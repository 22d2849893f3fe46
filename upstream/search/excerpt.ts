import { escapePattern } from "../text/escapePattern.ts";
import { foldText } from "../text/foldText.ts";
import type { Terms } from "./terms.ts";

/** About two lines of a list, in characters. */
const EXCERPT = 200;
/** Number of characters shown before the matching word. */
const CONTEXT_BEFORE = 60;
/** Length of a text beginning that is used as a title. */
const TITLE = 80;
const ellipsis = "…";

interface Heading {
  title: string;
  summary: string | null;
}

/** The heading of a result: its title or, without one, the beginning of its text, and the matching part of the text. */
export function createHeading(title: string | null, text: string, terms: Terms): Heading {
  if (title !== null && title !== "") return { title, summary: createExcerpt(text, terms) };
  const head = getBeginning(text, TITLE);
  const rest = text.slice(head.length).trim();
  return rest === "" ? { title: text, summary: null } : { title: head + ellipsis, summary: createExcerpt(rest, terms) };
}

/** The text around the first matching word, or its beginning when no word matches. */
function createExcerpt(text: string, terms: Terms): string | null {
  if (text === "") return null;
  const found = findFirstMatch(text, terms);
  const from = found <= CONTEXT_BEFORE || text.length <= EXCERPT ? 0 : findWordStart(text, found - CONTEXT_BEFORE, found);
  const part = getBeginning(text.slice(from), EXCERPT);
  return (from > 0 ? ellipsis : "") + part + (from + part.length < text.length ? ellipsis : "");
}

/** The approximate index of the first matching word: without accents, a text may be a few characters longer or shorter. */
function findFirstMatch(text: string, { words }: Terms): number {
  const any = words.map((word) => escapePattern(foldText(word))).join("|");
  return any === "" ? 0 : Math.max(0, foldText(text).search(new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})`, "u")));
}

/** Index of the first whole word from `from` to `to`, or of the first whole character where the text has no spaces. */
function findWordStart(text: string, from: number, to: number): number {
  const space = text.slice(from, to).indexOf(" ");
  return space === -1 ? from + text.slice(from).search(/[^\uDC00-\uDFFF]/) : from + space + 1;
}

/** At most `length` characters of the text, cut between words if possible. */
function getBeginning(text: string, length: number): string {
  if (text.length <= length) return text;
  const space = text.lastIndexOf(" ", length);
  return space > length / 2 ? text.slice(0, space) : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}
