import { sql, type RawBuilder } from "kysely";
import { escapeHtml } from "../text/escapeHtml.ts";
import { escapePattern } from "../text/escapePattern.ts";
import { inlineTag } from "../text/html.ts";

type Condition = RawBuilder<unknown>;

/** A condition that is true when all of these are. */
export const joinByAnd = (conditions: readonly Condition[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;

/** The condition of an optional filter, in a list that is empty without a value. */
export const filterBy = <T>(value: T | undefined, toCondition: (value: T) => Condition): Condition[] =>
  value === undefined ? [] : [toCondition(value)];

/** Whether a name or another short text contains the term, in any letter case and with or without accents. */
export const containsTerm = (text: Condition, term: string): RawBuilder<boolean> =>
  foldedContainsTerm(sql`fold_text(${text})`, term);

/** As `containsTerm`, for a text that is stored folded. */
export const foldedContainsTerm = (text: Condition, term: string): RawBuilder<boolean> =>
  sql<boolean>`strpos(${text}, fold_text(${term})) > 0`;

/** The visible text of safe HTML on one line, with spaces between blocks. The same as plainText in text/html.ts. */
const toVisibleText = (html: Condition): Condition => sql`replace(replace(replace(replace(
  regexp_replace(regexp_replace(${html}, ${inlineTag}, '', 'g'), '(<[^<>]*>|\\s)+', ' ', 'g'),
  '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')`;

/** A regular expression for the HTML of a word, which may have tags inside. */
const toHtmlPattern = (word: string): string => Array.from(escapeHtml(word), escapePattern).join("(<[^<>]*>)*");

/**
 * Whether the title, or another short text, or the visible text of the HTML contains the term. Accents count in the HTML, because
 * removing them takes twenty times as long as changing the letter case. Determining the visible text takes thirty times as long as
 * searching the HTML, so that this is done only where the HTML contains the longest word of the term.
 */
export function titleOrTextContainsTerm(title: Condition, html: Condition, term: string): RawBuilder<boolean> {
  const line = term.replace(/\s+/g, " ").trim();
  // Quotation marks may be escaped or not.
  const longest = line.split(/[ "]/).reduce((found, word) => (word.length > found.length ? word : found));
  return sql<boolean>`(${containsTerm(title, line)} or (${html} ~* ${toHtmlPattern(longest)}
    and strpos(lower(${toVisibleText(html)}), lower(${line})) > 0))`;
}
