import { sql, type RawBuilder } from "kysely";
import type { Db } from "./schema.ts";

/**
 * Counts rows with a single statement.
 * @param sources SQL fragments that begin with "from"; their counts are added
 * @param max where counting stops, for each source; without it, all are counted
 */
export async function countRows(db: Db, sources: readonly RawBuilder<unknown>[], max?: number): Promise<number> {
  const counts = sources.map((source) =>
    max === undefined ? sql`(select count(*) ${source})` : sql`(select count(*) from (select 1 ${source} limit ${max}) counted)`,
  );
  const { rows } = await sql<{ total: number }>`select ${sql.join(counts, sql` + `)} as total`.execute(db);
  return rows[0]?.total ?? 0;
}
