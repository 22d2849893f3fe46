import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { connectEmbedded } from "./embedded.ts";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;

export interface ConnectOptions {
  /** Folder of the embedded database; null keeps it in memory. Unused with databaseUrl. */
  dataDir: string | null;
  /** postgres:// address; when given, PostgreSQL is used in place of the embedded PGlite. */
  databaseUrl?: string | undefined;
  /** What dumpSnapshot of an embedded database gave: the new one starts as its copy. */
  snapshot?: Blob | undefined;
}

export interface Connection {
  db: Kysely<Database>;
  /** The pool behind db with PostgreSQL (the realtime adapter shares it); null with PGlite. */
  pool: pg.Pool | null;
  /** Whether the embedded database was made just now. With PostgreSQL only its tables say so: false. */
  readonly isNew: boolean;
  /** Keeps a new embedded database, once it holds its first data; one that was not kept is gone when it is closed. */
  keep(): Promise<void>;
  /** The whole embedded database as a file. Throws with PostgreSQL. */
  dumpSnapshot(): Promise<Blob>;
  close(): Promise<void>;
}

const INT8 = 20;

type OnLostConnection = (error: Error) => void;

/**
 * Opens the database. Both kinds answer int8 (count, sum) as number and timestamptz as Date.
 * @param onLost called when PostgreSQL ends a connection, as at its restart; later queries open new ones
 * @throws when it cannot be opened
 */
export async function connect(options: ConnectOptions, onLost: OnLostConnection): Promise<Connection> {
  return options.databaseUrl === undefined ? connectEmbedded(options) : connectServer(options.databaseUrl, onLost);
}

/**
 * The queries of lists look costly enough to PostgreSQL for compiling them, which takes several times as long as running
 * them. It is a statement rather than a start parameter because connection poolers refuse those they do not know.
 */
const switchJitOff = (client: pg.ClientBase): Promise<unknown> => client.query("set jit = off");

async function connectServer(connectionString: string, onLost: OnLostConnection): Promise<Connection> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({ connectionString, types, max: 10, onConnect: switchJitOff });
  // Without a listener the error would end the process, also of a connection that somebody holds, as the realtime adapter
  // does. The pool passes on the errors of idle ones once more.
  pool.on("connect", (client) => client.on("error", onLost));
  pool.on("error", () => undefined);
  const client = await pool.connect();
  client.release();
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    isNew: false,
    keep: () => Promise.resolve(),
    dumpSnapshot: () => Promise.reject(new Error("Only the embedded database gives snapshots.")),
    close: () => db.destroy(),
  };
}
