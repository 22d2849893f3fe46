/** What is searched for. */
export interface Terms {
  /** Trimmed, with single spaces. */
  text: string;
  words: readonly string[];
}

export function readTerms(q: string): Terms {
  // The database holds neither the character zero nor half a character.
  const text = q.replace(/\s+/g, " ").trim();
  return { text, words: text === "" ? [] : text.split(" ") };
}

/** A word in the database's language for full-text search. Quoted, so that nothing in it is an operator. */
export const tsWord = (word: string): string => `'${word.replace(/['\\]/g, "$&$&")}'`;

/**
 * The terms in the database's language for full-text search: every word, each as the beginning of one.
 */
export function toTsQuery({ words }: Terms): string {
  return words.map((word) => `${tsWord(word)}:*`).join(" & ");
}
