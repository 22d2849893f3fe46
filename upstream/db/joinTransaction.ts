import {
  CompiledQuery,
  Kysely,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type Transaction,
} from "kysely";
import type { Database, Db } from "./schema.ts";

/**
 * A database whose statements run in a transaction that is already open. Transactions on it become savepoints, so that their
 * changes are committed or rolled back with the outer transaction. Statements and savepoints run one at a time.
 */
export function joinTransaction(tx: Transaction<Database>): Db {
  return new Kysely<Database>({
    dialect: {
      // The adapter for a single connection: Kysely queues the requests for it.
      createAdapter: () => new PGliteAdapter(),
      createDriver: () => new SavepointDriver(tx),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

/** One name is enough, because PostgreSQL uses the newest savepoint of a name. */
const savepoint = "joined";

class JoinedConnection implements DatabaseConnection {
  readonly #tx: Transaction<Database>;

  constructor(tx: Transaction<Database>) {
    this.#tx = tx;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#tx.executeQuery<R>(query);
  }

  streamQuery(): never {
    throw new Error("Rows cannot be streamed within a transaction that was joined.");
  }
}

class SavepointDriver implements Driver {
  readonly #connection: JoinedConnection;

  constructor(tx: Transaction<Database>) {
    this.#connection = new JoinedConnection(tx);
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection);
  }

  beginTransaction(): Promise<void> {
    return this.#run(`savepoint ${savepoint}`);
  }

  commitTransaction(): Promise<void> {
    return this.#run(`release savepoint ${savepoint}`);
  }

  async rollbackTransaction(): Promise<void> {
    await this.#run(`rollback to savepoint ${savepoint}`);
    await this.commitTransaction();
  }

  // The connection is that of the outer transaction.
  async init(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}

  async #run(statement: string): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw(statement));
  }
}
