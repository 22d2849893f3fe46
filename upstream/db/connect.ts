import { Socket } from "node:net";
import type { PGlite } from "@electric-sql/pglite";
import { Kysely, PostgresDialect, type LogEvent } from "kysely";
import pg from "pg";
import type { ConstructorOptions } from "pg-boss";
import { connectEmbedded } from "./embedded.ts";
import { listenOnServer, type Listen } from "./listen.ts";
import type { Database, Db } from "./schema.ts";

export interface ConnectOptions {
  /** Folder of the embedded database; null keeps the database in memory. Ignored with databaseUrl. */
  dataDir: string | null;
  /** postgres:// address; when set, PostgreSQL is used instead of the embedded PGlite. */
  databaseUrl?: string | undefined;
  /**
   * In ms. A connection to PostgreSQL that carries nothing for this long while a statement runs is closed, and the statement fails:
   * the host may have disappeared, which the operating system notices only after about 15 minutes. Default 60,000.
   */
  statementTimeout?: number | undefined;
  /** The result of dumpSnapshot; the embedded database starts as a copy of it. */
  snapshot?: Blob | undefined;
  /** An open embedded database to use instead of a new one; closing leaves it open. */
  embedded?: PGlite | undefined;
  /** Called after every statement. */
  onQuery?: ((event: LogEvent) => void) | undefined;
}

/** Connection of the job queue to the database. */
export type QueueConnection = Pick<ConstructorOptions, "db" | "backend" | "monitorVacuum">;

export interface Connection {
  db: Db;
  /** Does work whose statements may take longer than the timeout of others, such as migrations. */
  withoutTimeout<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Listens for notifications of the database. */
  listen: Listen;
  /** Connection of the job queue to the database. */
  queue: QueueConnection;
  /** Whether the embedded database was just created. Always false with PostgreSQL, where the tables must be checked. */
  readonly isNew: boolean;
  /** Keeps a new embedded database, once its first data is complete; otherwise closing removes it. */
  keep(): Promise<void>;
  /** Cleans the tables of the embedded database. Does nothing with PostgreSQL, which does so itself. */
  vacuum(): Promise<void>;
  /** Dumps the embedded database to a file. Throws with PostgreSQL. */
  dumpSnapshot(): Promise<Blob>;
  close(): Promise<void>;
}

const INT8 = 20;
/** The job queue has connections of its own, so that requests that wait for one do not delay the leases of its jobs. */
const QUEUE_CONNECTIONS = 3;
const STATEMENT_TIMEOUT = 60_000;

type OnLostConnection = (error: Error) => void;

/**
 * Opens the database. Both kinds return int8 (count, sum) as number and timestamptz as Date.
 * @param onLost called when PostgreSQL closes a connection, such as at a restart; later queries reconnect
 * @throws when it cannot be opened
 */
export async function connect(options: ConnectOptions, onLost: OnLostConnection): Promise<Connection> {
  return options.databaseUrl === undefined ? connectEmbedded(options) : connectServer(options.databaseUrl, options, onLost);
}

/**
 * Disables JIT compilation: PostgreSQL overestimates the cost of list queries, and compiling them takes several times as long
 * as running them. Set by a statement because connection poolers reject unknown start parameters.
 */
const switchJitOff = (client: pg.ClientBase): Promise<unknown> => client.query("set jit = off");

async function connectServer(
  connectionString: string,
  { onQuery: log, statementTimeout = STATEMENT_TIMEOUT }: ConnectOptions,
  onLost: OnLostConnection,
): Promise<Connection> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const stream = () => limitSilence(new Socket(), statementTimeout);
  const pool = createPool({ connectionString, stream, types, max: 10 }, onLost);
  const queuePool = createPool({ connectionString, stream, max: QUEUE_CONNECTIONS, application_name: "pgboss" }, onLost);
  const client = await pool.connect();
  client.release();
  const open = (opened: pg.Pool) => new Kysely<Database>({ dialect: new PostgresDialect({ pool: opened }), ...(log && { log }) });
  const db = open(pool);
  const listen = listenOnServer(connectionString, onLost);
  return {
    db,
    async withoutTimeout(work) {
      const unlimited = open(createPool({ connectionString, types }, onLost));
      try {
        return await work(unlimited);
      } finally {
        await unlimited.destroy();
      }
    },
    listen,
    queue: { db: queueDatabase(queuePool, listen) },
    isNew: false,
    keep: () => Promise.resolve(),
    vacuum: () => Promise.resolve(),
    dumpSnapshot: () => Promise.reject(new Error("Only the embedded database supports snapshots.")),
    async close() {
      await Promise.all([db.destroy(), queuePool.end()]);
    },
  };
}

/** Closes a socket that neither sends nor receives anything for this many ms; the pool closes idle connections much sooner. */
function limitSilence(socket: Socket, timeout: number): Socket {
  const error = Object.assign(new Error("PostgreSQL does not respond"), { code: "ETIMEDOUT" });
  return socket.setTimeout(timeout, () => socket.destroy(error));
}

/** Connections that are lost are reported and replaced. */
function createPool(config: pg.PoolConfig, onLost: OnLostConnection): pg.Pool {
  const pool = new pg.Pool({ ...config, onConnect: switchJitOff });
  // An unhandled error event would end the process. The pool emits the errors of idle connections a second time.
  pool.on("connect", (client) => client.on("error", onLost));
  pool.on("error", () => undefined);
  return pool;
}

/**
 * Replaces pg-boss's own connections: it removes the error handlers of the one that listens for jobs before closing it, so that an
 * upstream that stops while PostgreSQL closes that connection would end with an unhandled error.
 */
function queueDatabase(pool: pg.Pool, listen: Listen): NonNullable<QueueConnection["db"]> {
  return {
    executeSql: (text, values) => pool.query(text, values),
    listen: async (channel, onNotification, onReconnect) => ({ close: await listen(channel, onNotification, onReconnect) }),
  };
}
