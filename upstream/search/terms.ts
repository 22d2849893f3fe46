/** What is searched for. */
export interface Terms {
  /** Trimmed, with single spaces. */
  text: string;
  words: readonly string[];
}

export function readTerms(q: string): Terms {
  // The database holds neither the character zero nor half a character.
  const text = q.replaceAll("\0", "").toWellFormed().replace(/\s+/g, " ").trim();
  return { text, words: text === "" ? [] : text.split(" ") };
}

/**
 * The terms in the database's language for full-text search: every word, each as the beginning of one. Quoted, so that
 * nothing in them is an operator.
 */
export function toTsQuery({ words }: Terms): string {
  return words.map((word) => `'${word.replace(/['\\]/g, "$&$&")}':*`).join(" & ");
}
