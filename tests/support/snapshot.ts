import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { demoPassword } from "../../scripts/lib/demoAccounts.ts";
import { contentHash } from "../../scripts/lib/files.ts";
import { withLock } from "../../scripts/lib/lock.ts";
import { cacheDir } from "../../scripts/lib/paths.ts";
import { hashPassword } from "../../upstream/accounts/password.ts";
import { createUpstream, type UpstreamOptions } from "../../upstream/server.ts";
import { cheapPasswords } from "./passwords.ts";

/** The demo data as files, from which each test starts its upstream. */
export interface Snapshot {
  /** File with the seeded database, written by dumpSnapshot. */
  database: string;
  /** Like database, with base data only. */
  bare: string;
  /** Its pictures and videos. Read-only. */
  filesDir: string;
}

/** Demo times are relative to the time of seeding: in an old snapshot, upcoming events are in the past. */
const MAX_AGE_MS = 6 * 60 * 60 * 1000;
const prefix = "snapshot-";
const database = "database.tar";
const bare = "bare.tar";

/**
 * The demo data, cached under .cache until the upstream's code changes or MAX_AGE_MS has passed. Loading it takes a third of a
 * second, creating it much longer.
 */
export async function ensureSnapshot(): Promise<Snapshot> {
  const name = `${prefix}${await contentHash(["upstream", "demo", "tests/support/snapshot.ts"])}`;
  const folder = join(cacheDir, name);
  const snapshot: Snapshot = {
    database: join(folder, database),
    bare: join(folder, bare),
    filesDir: join(folder, "files"),
  };
  if (await isFresh(snapshot)) return snapshot;
  await withLock("snapshot", async () => {
    if (await isFresh(snapshot)) return;
    await createSnapshot(folder);
    await removeOthers(name);
  });
  return snapshot;
}

async function isFresh({ bare }: Snapshot): Promise<boolean> {
  const info = await stat(bare).catch(() => null);
  return info !== null && Date.now() - info.mtimeMs < MAX_AGE_MS;
}

/** Created in a temporary folder and renamed, so that an interrupted run leaves no incomplete snapshot. */
async function createSnapshot(folder: string): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const temporary = await mkdtemp(join(cacheDir, "seeding-"));
  try {
    const filesDir = join(temporary, "files");
    await dump(join(temporary, database), { filesDir, seedDemo: true });
    await dump(join(temporary, bare), { filesDir, seedDemo: false });
    await rm(folder, { recursive: true, force: true });
    await rename(temporary, folder);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function dump(file: string, options: Pick<UpstreamOptions, "filesDir" | "seedDemo">): Promise<void> {
  const upstream = await createUpstream({ dataDir: null, productName: "Pressroom", logLevel: "warn", ...options });
  try {
    // All demo accounts have the same password. Its hash is replaced, so that signing in takes milliseconds.
    await upstream.db
      .updateTable("users")
      .set({ password_hash: await hashPassword(demoPassword, cheapPasswords) })
      .execute();
    const database = await upstream.dumpSnapshot();
    await writeFile(file, Buffer.from(await database.arrayBuffer()));
  } finally {
    await upstream.close();
  }
}

async function removeOthers(name: string): Promise<void> {
  const others = (await readdir(cacheDir)).filter((entry) => entry.startsWith(prefix) && entry !== name);
  await Promise.all(others.map((entry) => rm(join(cacheDir, entry), { recursive: true, force: true })));
}

/** @returns a database of the snapshot, for the `snapshot` option of createUpstream */
export async function readDatabase(file: string): Promise<Blob> {
  return new Blob([await readFile(file)]);
}
