import { sql, type RawBuilder } from "kysely";
import type { Db } from "./connect.ts";

/**
 * Counts rows with a single statement.
 * @param sources one or more SQL fragments that begin with "from"; their counts are added
 */
export async function countRows(db: Db, ...sources: readonly RawBuilder<unknown>[]): Promise<number> {
  const counts = sources.map((source) => sql`(select count(*) ${source})`);
  const { rows } = await sql<{ total: number }>`select ${sql.join(counts, sql` + `)} as total`.execute(db);
  return rows[0]?.total ?? 0;
}
