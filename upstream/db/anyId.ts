import { sql, type RawBuilder } from "kysely";

/** What a column is compared with to be one of the ids, of which there may be none: `.where("id", "=", anyId(ids))`. */
export const anyId = (ids: readonly number[]): RawBuilder<number> => sql<number>`any(${[...ids]}::integer[])`;
