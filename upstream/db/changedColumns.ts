import { isDeepStrictEqual } from "node:util";
import { sql, type UpdateObject } from "kysely";
import type { Database, Db } from "./schema.ts";

/**
 * The values that differ from those of a row. Writing only these keeps what a concurrent request has changed in other columns.
 * @param row the row, as it was read before the values were determined
 */
export function getChangedColumns<Values extends object>(row: Readonly<Record<keyof Values, unknown>>, values: Values) {
  const changed: Partial<Values> = { ...values };
  for (const column in changed) if (isDeepStrictEqual(row[column], changed[column])) delete changed[column];
  return changed;
}

/**
 * Writes the values of a row that have changed. Locks the row even if there are none, so that transactions that then write what
 * belongs to it run one after the other.
 */
export async function updateChanged<Table extends keyof Database, Values extends UpdateObject<Database, Table>>(
  db: Db,
  table: Table,
  row: Readonly<Record<keyof Values | "id", unknown>>,
  values: Values,
): Promise<void> {
  const changed = Object.entries(getChangedColumns(row, values));
  if (changed.length === 0) {
    await sql`select 1 from ${sql.table(table)} where id = ${row.id} for update`.execute(db);
    return;
  }
  const assignments = changed.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(assignments)} where id = ${row.id}`.execute(db);
}
