import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect } from "kysely";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { lock } from "proper-lockfile";
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
  /** The whole embedded database as a file. Throws with PostgreSQL. */
  dumpSnapshot(): Promise<Blob>;
  close(): Promise<void>;
}

const INT8 = 20;

/**
 * A holder that ended without giving its lock back is known by a lock not renewed for so long; a start waits a little
 * longer than that before it takes the folder for taken.
 */
const LOCK = { stale: 5000, update: 2000, retries: { retries: 6, factor: 1, minTimeout: 1000, maxTimeout: 1000 } };

/** Two processes that write one folder would spoil it, and the embedded database does not notice by itself. */
async function holdAlone(directory: string): Promise<() => Promise<void>> {
  try {
    return await lock(directory, LOCK);
  } catch (error) {
    if (Reflect.get(Object(error), "code") !== "ELOCKED") {
      throw error;
    }
    throw new Error("another process is using it", { cause: error });
  }
}

/**
 * Opens the database. Both kinds answer int8 (count, sum) as number and timestamptz as Date.
 * @throws when it cannot be opened
 */
export async function connect(options: ConnectOptions): Promise<Connection> {
  return options.databaseUrl === undefined ? connectEmbedded(options) : connectServer(options.databaseUrl);
}

async function connectEmbedded({ dataDir, snapshot }: ConnectOptions): Promise<Connection> {
  const directory = dataDir === null ? undefined : join(dataDir, "db");
  let release: (() => Promise<void>) | undefined;
  if (directory !== undefined) {
    await mkdir(directory, { recursive: true });
    release = await holdAlone(directory);
  }
  const pglite = await PGlite.create({
    ...(directory !== undefined && { dataDir: directory }),
    ...(snapshot !== undefined && { loadDataDir: snapshot }),
  }).catch(async (error: unknown) => {
    await release?.();
    throw error;
  });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    pool: null,
    dumpSnapshot: () => pglite.dumpDataDir("none"),
    close: async () => {
      await db.destroy();
      await release?.();
    },
  };
}

/**
 * The queries of lists look costly enough to PostgreSQL for compiling them, which takes several times as long as running
 * them. It is a statement rather than a start parameter because connection poolers refuse those they do not know.
 */
const switchJitOff = (client: pg.ClientBase): Promise<unknown> => client.query("set jit = off");

async function connectServer(connectionString: string): Promise<Connection> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({ connectionString, types, max: 10, onConnect: switchJitOff });
  // An idle connection that the server ends is replaced at the next query; without a listener it would end the process.
  pool.on("error", () => undefined);
  const client = await pool.connect();
  client.release();
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    dumpSnapshot: () => Promise.reject(new Error("Only the embedded database gives snapshots.")),
    close: () => db.destroy(),
  };
}
