import { sql, type RawBuilder } from "kysely";

/** Right-hand side for comparing a column with a list of ids, which may be empty: `.where("id", "=", anyId(ids))`. */
export const anyId = (ids: readonly number[]): RawBuilder<number> => sql<number>`any(${[...ids]}::integer[])`;
