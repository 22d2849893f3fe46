import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { lock } from "proper-lockfile";
import { cacheDir } from "./paths.ts";

const POLL_MS = 100;

/** A lock that was not renewed for `stale` ms belongs to a process that died; its pid may belong to another one now. */
const lockOptions = { realpath: false, stale: 20_000, update: 2000 };

/**
 * Runs work that only one process at a time may do, such as building a bundle; other processes wait.
 * @param name of the work, used for the lock folder under .cache
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  await mkdir(cacheDir, { recursive: true });
  const release = await acquire(join(cacheDir, name));
  try {
    return await work();
  } finally {
    await release();
  }
}

async function acquire(file: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      return await lock(file, { ...lockOptions, lockfilePath: `${file}.locked` });
    } catch (error) {
      if (Reflect.get(Object(error), "code") !== "ELOCKED") throw error;
      await wait(POLL_MS);
    }
  }
}
