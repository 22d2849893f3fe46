import { mkdir, open, readdir, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { fromPglite } from "pg-boss";
import { lock } from "proper-lockfile";
import { MEGABYTE } from "../units.ts";
import type { Connection, ConnectOptions } from "./connect.ts";
import type { Database } from "./schema.ts";
import { vacuumChanged } from "./vacuum.ts";

/** Thrown when the files of the embedded database cannot be read. */
export class DamagedDatabaseError extends Error {}

/** Thrown when there is not enough disk space to open the embedded database. */
export class DiskFullError extends Error {}

/** Opening writes files of up to 16 MB. */
const MIN_FREE_BYTES = 32 * MEGABYTE;

/** A lock that was not renewed for `stale` ms belongs to a process that died. The retries take slightly longer than that. */
const lockOptions = { stale: 5000, update: 2000, retries: { retries: 6, factor: 1, minTimeout: 1000, maxTimeout: 1000 } };

/** Marks a folder as a PostgreSQL data directory. */
const versionFile = "PG_VERSION";

/** Locks the folder: two processes writing to it would corrupt it, and the embedded database does not detect this. */
async function lockFolder(directory: string): Promise<() => Promise<void>> {
  try {
    return await lock(directory, lockOptions);
  } catch (error) {
    if (Reflect.get(Object(error), "code") !== "ELOCKED") throw error;
    throw new Error("another process is using it", { cause: error });
  }
}

/** The folder of an embedded database, locked by one process at a time. */
class DatabaseFolder {
  readonly path: string;
  /** Whether the database has no data yet. */
  isNew = false;
  readonly #marker: string;
  readonly #release: () => Promise<void>;

  private constructor(path: string, release: () => Promise<void>) {
    this.path = path;
    // This file exists until the first start has completed.
    this.#marker = `${path}.unfinished`;
    this.#release = release;
  }

  /** @throws DamagedDatabaseError when the folder contains something other than a database */
  static async open(path: string): Promise<DatabaseFolder> {
    await mkdir(path, { recursive: true });
    const folder = new DatabaseFolder(path, await lockFolder(path));
    try {
      await folder.#inspect();
      return folder;
    } catch (error) {
      await folder.#release();
      throw error;
    }
  }

  async #inspect(): Promise<void> {
    if (await exists(this.#marker)) await this.#empty();
    const entries = await readdir(this.path);
    this.isNew = entries.length === 0;
    if (this.isNew) {
      await (await open(this.#marker, "w")).close();
    } else if (!entries.includes(versionFile)) {
      // The embedded database would silently create a new one here.
      throw new DamagedDatabaseError(`${versionFile} is missing`);
    }
  }

  async #empty(): Promise<void> {
    const entries = await readdir(this.path);
    await Promise.all(entries.map((entry) => rm(join(this.path, entry), { recursive: true, force: true })));
  }

  /** Determines why opening failed: the embedded database reports no reason. */
  async whyNotOpened(error: unknown): Promise<Error> {
    const { bavail, bsize } = await statfs(this.path);
    if (bavail * bsize < MIN_FREE_BYTES) return new DiskFullError("the disk is full", { cause: error });
    return this.isNew
      ? new Error("a new database could not be created", { cause: error })
      : new DamagedDatabaseError("it cannot be read", { cause: error });
  }

  async keep(): Promise<void> {
    this.isNew = false;
    await rm(this.#marker, { force: true });
  }

  /** Releases the folder, after removing a database that was not kept. */
  async leave(): Promise<void> {
    try {
      if (this.isNew) {
        await this.#empty();
        await rm(this.#marker, { force: true });
      }
    } finally {
      await this.#release();
    }
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await (await open(path)).close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens the database that runs in this process.
 * @throws DamagedDatabaseError when an existing database cannot be opened
 */
export async function connectEmbedded({ dataDir, snapshot, embedded, onQuery }: ConnectOptions): Promise<Connection> {
  if (embedded !== undefined) return connectionTo(embedded, onQuery, { isNew: false, close: () => Promise.resolve() });
  const folder = dataDir === null ? null : await DatabaseFolder.open(join(dataDir, "db"));
  const pglite = await PGlite.create({
    ...(folder !== null && { dataDir: folder.path }),
    ...(snapshot !== undefined && { loadDataDir: snapshot }),
  }).catch(async (error: unknown) => {
    const reason = folder === null ? error : await folder.whyNotOpened(error);
    await folder?.leave();
    throw reason;
  });
  const connection = connectionTo(pglite, onQuery, {
    isNew: folder?.isNew ?? true,
    close: async () => {
      try {
        await connection.db.destroy();
      } finally {
        await folder?.leave();
      }
    },
  });
  return { ...connection, keep: async () => folder?.keep() };
}

function connectionTo(pglite: PGlite, log: ConnectOptions["onQuery"], rest: Pick<Connection, "isNew" | "close">): Connection {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }), ...(log && { log }) });
  return {
    db,
    withoutTimeout: (work) => work(db),
    listen: async (channel, onNotice, onConnect) => {
      const stop = await pglite.listen(channel, onNotice);
      onConnect();
      return () => stop();
    },
    // Without autovacuum, there is nothing to monitor.
    queue: { db: fromPglite(pglite), backend: "pglite", monitorVacuum: false },
    keep: () => Promise.resolve(),
    vacuum: () => vacuumChanged(db),
    dumpSnapshot: () => pglite.dumpDataDir("none"),
    ...rest,
  };
}
