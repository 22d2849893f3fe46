import { sql, type Kysely } from "kysely";

/** Makes a migration of SQL statements that run one after the other. */
export function runStatements(statements: readonly string[]): (db: Kysely<unknown>) => Promise<void> {
  return async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
}
