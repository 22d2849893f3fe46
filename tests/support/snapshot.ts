import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentHash } from "../../scripts/lib/files.ts";
import { withLock } from "../../scripts/lib/lock.ts";
import { cacheDir } from "../../scripts/lib/paths.ts";
import { createUpstream, type UpstreamOptions } from "../../upstream/server.ts";

export interface Snapshot {
  /** The seeded database, as dumpSnapshot gave it. */
  database: string;
  /** Likewise, with nothing but base data. */
  bare: string;
  /** Pictures and videos that belong to it. Not to be written to. */
  filesDir: string;
}

/** Demo times are distances from the moment of seeding: an old snapshot has its coming events in the past. */
const MAX_AGE_MS = 6 * 60 * 60 * 1000;
const PREFIX = "snapshot-";
const DATABASE = "database.tar";
const BARE = "bare.tar";

/**
 * The demo data, made once and kept under .cache until the upstream's code changes or some hours have passed.
 * Loading them takes a third of a second, making them far longer.
 */
export async function ensureSnapshot(): Promise<Snapshot> {
  const name = `${PREFIX}${await contentHash(["upstream", "demo"])}`;
  const folder = join(cacheDir, name);
  const snapshot: Snapshot = {
    database: join(folder, DATABASE),
    bare: join(folder, BARE),
    filesDir: join(folder, "files"),
  };
  if (await isFresh(snapshot)) return snapshot;
  await withLock("snapshot", async () => {
    if (await isFresh(snapshot)) return;
    await make(folder);
    await removeOthers(name);
  });
  return snapshot;
}

async function isFresh({ bare }: Snapshot): Promise<boolean> {
  const info = await stat(bare).catch(() => null);
  return info !== null && Date.now() - info.mtimeMs < MAX_AGE_MS;
}

/** Made aside and moved into place, so that a broken-off run leaves nothing half done. */
async function make(folder: string): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const aside = await mkdtemp(join(cacheDir, "seeding-"));
  try {
    const filesDir = join(aside, "files");
    await dump(join(aside, DATABASE), { filesDir, seedDemo: true });
    await dump(join(aside, BARE), { filesDir, seedDemo: false });
    await rm(folder, { recursive: true, force: true });
    await rename(aside, folder);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function dump(file: string, options: Pick<UpstreamOptions, "filesDir" | "seedDemo">): Promise<void> {
  const upstream = await createUpstream({ dataDir: null, productName: "Pressroom", logLevel: "warn", ...options });
  try {
    const database = await upstream.dumpSnapshot();
    await writeFile(file, Buffer.from(await database.arrayBuffer()));
  } finally {
    await upstream.close();
  }
}

async function removeOthers(name: string): Promise<void> {
  const others = (await readdir(cacheDir)).filter((entry) => entry.startsWith(PREFIX) && entry !== name);
  await Promise.all(others.map((entry) => rm(join(cacheDir, entry), { recursive: true, force: true })));
}

/** @returns a database of the snapshot for createUpstream's `snapshot` */
export async function readDatabase(file: string): Promise<Blob> {
  return new Blob([await readFile(file)]);
}
