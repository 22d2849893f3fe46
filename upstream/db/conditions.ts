import { sql, type RawBuilder } from "kysely";

type Condition = RawBuilder<unknown>;

export const joinByAnd = (conditions: readonly Condition[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(conditions, sql` and `)})`;

/** The condition of an optional filter, in a list that is empty without a value. */
export const filterBy = <T>(value: T | undefined, toCondition: (value: T) => Condition): Condition[] =>
  value === undefined ? [] : [toCondition(value)];

/** Whether the text contains the term, in any letter case. */
export const containsTerm = (text: Condition, term: string): RawBuilder<boolean> =>
  sql<boolean>`strpos(lower(${text}), lower(${term})) > 0`;
