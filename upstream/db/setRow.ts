import { sql, type Insertable } from "kysely";
import type { Database, Db } from "./schema.ts";

/**
 * Adds a row unless it exists, or deletes it; for rows that state a fact about two entities, such as that one follows the other.
 * @param further the values of a new row that do not identify it
 */
export async function setRow<Table extends keyof Database>(
  db: Db,
  table: Table,
  key: Partial<Insertable<Database[Table]>>,
  isSet: boolean,
  further: Partial<Insertable<Database[Table]>> = {},
): Promise<void> {
  const columns = Object.keys(key).map((column) => sql.ref(column));
  if (isSet) {
    const row = Object.entries({ ...key, ...further });
    await sql`insert into ${sql.table(table)} (${sql.join(row.map(([column]) => sql.ref(column)))})
      values (${sql.join(row.map(([, value]) => value))}) on conflict do nothing`.execute(db);
  } else {
    await sql`delete from ${sql.table(table)}
      where (${sql.join(columns)}) = (${sql.join(Object.values(key))})`.execute(db);
  }
}
