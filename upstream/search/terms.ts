import { foldText } from "../text/foldText.ts";

/** The parsed search text. */
export interface Terms {
  /** Trimmed, with single spaces. */
  text: string;
  words: readonly string[];
}

export function readTerms(q: string): Terms {
  const text = q.replace(/\s+/g, " ").trim();
  return { text, words: text === "" ? [] : text.split(" ") };
}

/** Quotes a word for a tsquery, so that it cannot contain operators. Like the stored words, it has no accents. */
export const tsWord = (word: string): string => `'${(foldText(word) || word).replace(/['\\]/g, "$&$&")}'`;

/** Converts the terms to a tsquery that matches all words as prefixes. */
export function toTsQuery({ words }: Terms): string {
  return words.map((word) => `${tsWord(word)}:*`).join(" & ");
}
