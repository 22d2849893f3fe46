/** A part of a text, and whether it is what was searched for. */
export interface Part {
  text: string;
  isMatch: boolean;
}

/** Takes a text apart where words begin with a word of the search; joined together the parts are the text again. */
export function splitMatches(text: string, search: string): Part[] {
  const words = search.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text, isMatch: false }];
  const any = words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
    .join("|");
  // What is matched stands at the odd routes.
  return text
    .split(new RegExp(`(?<![\\p{L}\\p{N}])(${any})`, "giu"))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
