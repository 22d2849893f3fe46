import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { mkdir, open, readdir, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { lock } from "proper-lockfile";
import type { Connection, ConnectOptions } from "./connect.ts";
import type { Database } from "./schema.ts";

/** The files of the embedded database cannot be read as a database. */
export class DamagedDatabase extends Error {}

/** There is no room for what the embedded database writes when it is opened. */
export class FullDisk extends Error {}

/** Opening writes files of up to 16 MB. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;

/**
 * A holder that ended without giving its lock back is known by a lock not renewed for so long; a start waits a little
 * longer than that before it takes the folder for taken.
 */
const LOCK = { stale: 5000, update: 2000, retries: { retries: 6, factor: 1, minTimeout: 1000, maxTimeout: 1000 } };

/** The file by which the database's own programs know its folder. */
const VERSION_FILE = "PG_VERSION";

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

/** The folder of an embedded database; only one process has it at a time. */
class DatabaseFolder {
  readonly path: string;
  /** Whether the database is yet to be filled. */
  isNew = false;
  readonly #marker: string;
  readonly #release: () => Promise<void>;

  private constructor(path: string, release: () => Promise<void>) {
    this.path = path;
    // While this file is there, nobody has used the database: its first start was broken off.
    this.#marker = `${path}.unfinished`;
    this.#release = release;
  }

  /** @throws DamagedDatabase when something is there that is no database */
  static async take(path: string): Promise<DatabaseFolder> {
    await mkdir(path, { recursive: true });
    const folder = new DatabaseFolder(path, await holdAlone(path));
    try {
      await folder.#look();
      return folder;
    } catch (error) {
      await folder.#release();
      throw error;
    }
  }

  async #look(): Promise<void> {
    if (await exists(this.#marker)) {
      await this.#empty();
    }
    const entries = await readdir(this.path);
    this.isNew = entries.length === 0;
    if (this.isNew) {
      await (await open(this.#marker, "w")).close();
    } else if (!entries.includes(VERSION_FILE)) {
      // The embedded database would make a new one in its place.
      throw new DamagedDatabase(`${VERSION_FILE} is missing`);
    }
  }

  async #empty(): Promise<void> {
    const entries = await readdir(this.path);
    await Promise.all(entries.map((entry) => rm(join(this.path, entry), { recursive: true, force: true })));
  }

  /** The embedded database names no reason when its files cannot be written or read. */
  async whyNotOpened(error: unknown): Promise<Error> {
    const { bavail, bsize } = await statfs(this.path);
    if (bavail * bsize < LEAST_FREE_BYTES) {
      return new FullDisk("there is no room to write", { cause: error });
    }
    return this.isNew
      ? new Error("a new one could not be made", { cause: error })
      : new DamagedDatabase("it cannot be read", { cause: error });
  }

  async keep(): Promise<void> {
    this.isNew = false;
    await rm(this.#marker, { force: true });
  }

  /** Gives the folder back, without a database that was not kept. */
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
 * @throws DamagedDatabase when one is there that cannot be opened
 */
export async function connectEmbedded({ dataDir, snapshot }: ConnectOptions): Promise<Connection> {
  const folder = dataDir === null ? null : await DatabaseFolder.take(join(dataDir, "db"));
  const pglite = await PGlite.create({
    ...(folder !== null && { dataDir: folder.path }),
    ...(snapshot !== undefined && { loadDataDir: snapshot }),
  }).catch(async (error: unknown) => {
    const reason = folder === null ? error : await folder.whyNotOpened(error);
    await folder?.leave();
    throw reason;
  });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    pool: null,
    isNew: folder?.isNew ?? true,
    keep: async () => folder?.keep(),
    dumpSnapshot: () => pglite.dumpDataDir("none"),
    close: async () => {
      try {
        await db.destroy();
      } finally {
        await folder?.leave();
      }
    },
  };
}
