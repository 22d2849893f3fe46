import type { RawBuilder } from "kysely";
import type { Db } from "./schema.ts";

/** Whether a query has a row. */
export async function exists(db: Db, query: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await query.execute(db);
  return rows.length > 0;
}
