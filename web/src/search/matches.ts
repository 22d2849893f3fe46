/** A part of a text, and whether it matches the search. */
export interface Part {
  text: string;
  isMatch: boolean;
}

/** Accents, which Unicode normalization to NFD separates from their letters. */
const accents = /[\u0300-\u036f]/g;

/** Splits a text at words that begin with a word of the search, with or without accents. The joined parts are the text in NFC. */
export function splitMatches(text: string, search: string): Part[] {
  const words = search.normalize("NFD").replace(accents, "").match(/\S+/g) ?? [];
  if (words.length === 0) return [{ text, isMatch: false }];
  const anyWord = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/\p{L}/gu, `$&${accents.source}*`))
    .join("|");
  // split() with one capture group puts the matches at odd indexes.
  return text
    .normalize("NFD")
    .split(new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${anyWord})`, "giu"))
    .map((part, index) => ({ text: part.normalize("NFC"), isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
