import type { InsertObject, Kysely } from "kysely";
import type { Database } from "../upstream/db/schema.ts";

/** PostgreSQL accepts 65,535 parameters per statement; smaller batches are as fast and need less memory. */
const ROWS_AT_A_TIME = 400;

/** Inserts many rows in few statements. */
export async function insertAll<T extends keyof Database>(
  db: Kysely<Database>,
  table: T,
  rows: readonly InsertObject<Database, T>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_A_TIME) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + ROWS_AT_A_TIME))
      .execute();
  }
}
