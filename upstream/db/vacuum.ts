import { sql, type Kysely } from "kysely";

/**
 * Cleans and analyzes the tables that have changed much, by the thresholds of PostgreSQL's autovacuum, which an embedded database
 * does not have: without it, the space of deleted rows is never reused, and query plans stay those for the first data.
 * Tables are cleaned one at a time, so that other statements can run in between.
 */
export async function vacuumChanged<DB>(db: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
    where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup order by name`.execute(db);
  for (const { name } of rows) await sql`vacuum analyze ${sql.raw(name)}`.execute(db);
}
