import { sql, type Kysely } from "kysely";

/** Creates a migration that runs the SQL statements one after the other. */
export function createMigration(statements: readonly string[]): (db: Kysely<unknown>) => Promise<void> {
  return async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
}
