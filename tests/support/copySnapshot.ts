import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { readDatabase } from "./snapshot.ts";

/**
 * Replaces all rows of a database of PostgreSQL by those of a snapshot. Both have the same tables.
 * @param file written by dumpSnapshot
 */
export async function copySnapshot(file: string, databaseUrl: string): Promise<void> {
  const from = await PGlite.create({ loadDataDir: await readDatabase(file) });
  const to = new pg.Client({ connectionString: databaseUrl });
  await to.connect();
  try {
    const tables = await textsOf(from, "select quote_ident(tablename) as text from pg_tables where schemaname = 'public'");
    // Foreign keys and triggers would refuse or repeat what the snapshot has already.
    await to.query("begin; set local session_replication_role = replica");
    await to.query(tables.map((table) => `delete from ${table};`).join(" "));
    for (const table of tables) {
      const [rows] = await textsOf(from, `select json_agg(snapshot_row)::text as text from ${table} as snapshot_row`);
      await to.query(`insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`, [
        rows ?? "[]",
      ]);
    }
    const sequences = await textsOf(
      from,
      `select format('select setval(%L, %s)', quote_ident(sequencename), last_value) as text
      from pg_sequences where schemaname = 'public' and last_value is not null`,
    );
    await to.query(sequences.map((statement) => `${statement};`).join(" "));
    await to.query("commit");
    await to.query("vacuum analyze");
  } finally {
    await to.end();
    await from.close();
  }
}

async function textsOf(database: PGlite, query: string): Promise<(string | null)[]> {
  return (await database.query<{ text: string | null }>(query)).rows.map(({ text }) => text);
}
