/** A part of a text, and whether it matches the search. */
export interface Part {
  text: string;
  isMatch: boolean;
}

/** Splits a text at words that begin with a word of the search. The joined parts equal the text. */
export function splitMatches(text: string, search: string): Part[] {
  const words = search.match(/\S+/g) ?? [];
  if (words.length === 0) return [{ text, isMatch: false }];
  const anyWord = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
    .join("|");
  // split() with one capture group puts the matches at odd indexes.
  return text
    .split(new RegExp(`(?<![\\p{L}\\p{N}])(${anyWord})`, "giu"))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
