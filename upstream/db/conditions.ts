import { sql, type RawBuilder } from "kysely";

type Condition = RawBuilder<unknown>;

export const joinByAnd = (conditions: readonly Condition[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(conditions, sql` and `)})`;

/** The condition of an optional filter, in a list that is empty without a value. */
export const filterBy = <T>(value: T | undefined, toCondition: (value: T) => Condition): Condition[] =>
  value === undefined ? [] : [toCondition(value)];

/** Whether a name or another short text contains the term, in any letter case and with or without accents. */
export const containsTerm = (text: Condition, term: string): RawBuilder<boolean> =>
  foldedContainsTerm(sql`fold_text(${text})`, term);

/** As `containsTerm`, for a text that is stored folded. */
export const foldedContainsTerm = (text: Condition, term: string): RawBuilder<boolean> =>
  sql<boolean>`strpos(${text}, fold_text(${term})) > 0`;

/**
 * Whether the title or the long text contains the term. Accents count in the long text, because removing them takes twenty times as
 * long as changing the letter case.
 */
export const titleOrTextContainsTerm = (title: Condition, text: Condition, term: string): RawBuilder<boolean> =>
  sql<boolean>`(${containsTerm(title, term)} or strpos(lower(${text}), lower(${term})) > 0)`;
