import { PGlite } from "@electric-sql/pglite";
import { ensureSnapshot, readDatabase } from "./snapshot.ts";

/** The demo data, or base data only. */
export type Content = "demo" | "bare";

/** A database in memory that one test file uses until it ends the lease. */
export interface Lease {
  database: PGlite;
  /** Makes the database available to the next test file; outside of Vitest there is none, and the database is closed. */
  end(): Promise<void>;
}

/**
 * Databases of this worker that no test file uses. Opening one takes a second, restoring its first content a tenth of that.
 * Test files of a worker share them when its modules are kept (isolate: false).
 */
const free: Record<Content, RestorableDatabase[]> = { demo: [], bare: [] };

/** @returns a database with exactly this content, regardless of what was written before */
export async function leaseDatabase(content: Content): Promise<Lease> {
  const restorable = free[content].pop();
  const leased = restorable ?? (await RestorableDatabase.open(content));
  await restorable?.restore();
  return {
    database: leased.database,
    async end() {
      if (process.env["VITEST_WORKER_ID"] === undefined) await leased.database.close();
      else free[content].push(leased);
    },
  };
}

/** The space of deleted rows in a larger table is freed. */
const LARGE_TABLE_BYTES = 64 * 1024;

/** An embedded database that keeps a copy of its first rows. Its tables must not be altered. */
class RestorableDatabase {
  readonly database: PGlite;
  /** Quoted names of all tables. */
  readonly #tables: readonly string[];
  /** Sets all sequences to their first values. */
  readonly #resetSequences: string;

  private constructor(database: PGlite, tables: readonly string[], resetSequences: string) {
    this.database = database;
    this.#tables = tables;
    this.#resetSequences = resetSequences;
  }

  static async open(content: Content): Promise<RestorableDatabase> {
    const snapshot = await ensureSnapshot();
    const database = await PGlite.create({
      loadDataDir: await readDatabase(content === "demo" ? snapshot.database : snapshot.bare),
    });
    const tables = await textsOf(database, "select quote_ident(tablename) as text from pg_tables where schemaname = 'public'");
    const sequences = await textsOf(
      database,
      `select format('select setval(%L, %s, %L)', quote_ident(schemaname) || '.' || quote_ident(sequencename),
        coalesce(last_value, start_value), last_value is not null) as text
      from pg_sequences where schemaname = 'public'`,
    );
    const copies = tables.map((table) => `create table first_rows.${table} as table public.${table};`);
    await database.exec(`create schema first_rows; ${copies.join(" ")}`);
    return new RestorableDatabase(database, tables, sequences.map((statement) => `${statement};`).join(" "));
  }

  async restore(): Promise<void> {
    const large = await textsOf(
      this.database,
      `select quote_ident(relname) as text from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > ${LARGE_TABLE_BYTES}`,
    );
    const deletions = this.#tables.map((table) => `delete from public.${table};`);
    const inserts = this.#tables.map((table) => `insert into public.${table} overriding system value table first_rows.${table};`);
    // Every start queues the jobs that its content needs.
    await this.#withoutForeignKeys(`delete from pgboss.job; ${deletions.join(" ")}`);
    if (large.length > 0) await this.database.exec(`vacuum ${large.join(", ")}`);
    await this.#withoutForeignKeys(`${inserts.join(" ")} ${this.#resetSequences}`);
  }

  async #withoutForeignKeys(statements: string): Promise<void> {
    await this.database.exec(`begin; set local session_replication_role = replica; ${statements} commit;`);
  }
}

async function textsOf(database: PGlite, query: string): Promise<string[]> {
  return (await database.query<{ text: string }>(query)).rows.map(({ text }) => text);
}
