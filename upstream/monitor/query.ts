import { tsWord } from "../search/terms.ts";
import { escapePattern } from "../text/escapePattern.ts";
import { foldText } from "../text/foldText.ts";

/** A word prefix, or a phrase of consecutive words. */
export interface Part {
  words: readonly string[];
  isPhrase: boolean;
  isExcluded: boolean;
}

/** Alternatives, each a list of parts that must all match. */
export type MonitorQuery = readonly (readonly Part[])[];

const tokenPattern = /"([^"]*)"?|[^\s"]+/gu;
const operators: ReadonlySet<string> = new Set(["AND", "OR", "NOT"]);

/** Whether the text uses operators in capitals or quoted phrases, which require a separate module. */
export function isAdvanced(q: string): boolean {
  return q.includes('"') || q.split(/\s+/).some((word) => operators.has(word));
}

/**
 * Parses a search text into words that must all match. NOT excludes the next part, AND is the default between parts, OR starts
 * an alternative. Operators without operands are ignored.
 */
export function readQuery(q: string): MonitorQuery {
  const alternatives: Part[][] = [[]];
  let isExcluded = false;
  for (const [token, phrase] of q.matchAll(tokenPattern)) {
    if (token === "OR") {
      alternatives.push([]);
    } else if (token === "NOT") {
      isExcluded = true;
      continue;
    } else if (token !== "AND") {
      const words = (phrase ?? token).split(/\s+/).filter((word) => word !== "");
      if (words.length > 0) alternatives.at(-1)?.push({ words, isPhrase: phrase !== undefined, isExcluded });
    }
    isExcluded = false;
  }
  return alternatives.filter((parts) => parts.length > 0);
}

/** Converts the query to a PostgreSQL tsquery; null when it is empty. */
export function toTsQuery(query: MonitorQuery): string | null {
  const alternatives = query.map((parts) => `(${parts.map(toTsQueryPart).join(" & ")})`);
  return alternatives.length === 0 ? null : alternatives.join(" | ");
}

function toTsQueryPart({ words, isPhrase, isExcluded }: Part): string {
  const text = words.map((word) => (isPhrase ? tsWord(word) : `${tsWord(word)}:*`)).join(" <-> ");
  return isExcluded ? `!(${text})` : `(${text})`;
}

/** The words and phrases of the queries that occur in a text, as they were written in the query. */
export function findMatches(queries: readonly MonitorQuery[], text: string): string[] {
  const included = queries.flat(2).filter((part) => !part.isExcluded);
  const folded = foldText(text);
  const found = included.filter((part) => toPattern(part)?.test(folded));
  return [...new Set(found.map(({ words }) => words.join(" ")))];
}

/**
 * Omits words without a letter or digit, as PostgreSQL does. They could match the same characters as the separators before and
 * after them, so that a text of punctuation would take very long.
 * @returns null if there are no other words
 */
function toPattern({ words, isPhrase }: Part): RegExp | null {
  const escaped = words
    .map(foldText)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map(escapePattern);
  if (escaped.length === 0) return null;
  const end = isPhrase ? "(?![\\p{L}\\p{N}])" : "";
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped.join("[^\\p{L}\\p{N}]+")}${end}`, "u");
}
