import type { Terms } from "./terms.ts";

/** About two lines of a list. */
const EXCERPT = 200;
/** How much stands before the word that was searched for. */
const BEFORE = 60;
/** The beginning of a text that stands for a title. */
const TITLE = 80;
const MORE = "…";

interface Heading {
  title: string;
  summary: string | null;
}

/** What a result shows of a thing: its title, or else how its text begins, and the part of the text that was meant. */
export function headingOf(title: string | null, text: string, terms: Terms): Heading {
  if (title !== null && title !== "") {
    return { title, summary: excerpt(text, terms) };
  }
  const head = beginning(text, TITLE);
  const rest = text.slice(head.length).trim();
  return rest === "" ? { title: text, summary: null } : { title: head + MORE, summary: excerpt(rest, terms) };
}

/** Around the first word that was searched for; from the beginning where the text has none of them. */
function excerpt(text: string, terms: Terms): string | null {
  if (text === "") {
    return null;
  }
  const found = firstMatch(text, terms);
  const from = found <= BEFORE || text.length <= EXCERPT ? 0 : wordStart(text, found - BEFORE);
  const part = beginning(text.slice(from), EXCERPT);
  return (from > 0 ? MORE : "") + part + (from + part.length < text.length ? MORE : "");
}

function firstMatch(text: string, { words }: Terms): number {
  const any = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|");
  return any === "" ? 0 : Math.max(0, text.search(new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})`, "iu")));
}

/** The beginning of the first whole word from there on. */
function wordStart(text: string, from: number): number {
  const space = text.indexOf(" ", from);
  return space === -1 ? from : space + 1;
}

/** At most so much of the text, cut between words where there are any. */
function beginning(text: string, length: number): string {
  if (text.length <= length) {
    return text;
  }
  const space = text.lastIndexOf(" ", length);
  return space > length / 2 ? text.slice(0, space) : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}
