import type { Kysely } from "kysely";
import type { InsertObject } from "kysely";
import type { Database } from "../upstream/db/schema.ts";

/** PostgreSQL takes 65,535 parameters a statement; fewer rows at a time are as quick and easier on memory. */
const rowsAtATime = 400;

/** Inserts many rows in few statements. */
export async function insertAll<T extends keyof Database>(
  db: Kysely<Database>,
  table: T,
  rows: readonly InsertObject<Database, T>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtATime) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + rowsAtATime))
      .execute();
  }
}
