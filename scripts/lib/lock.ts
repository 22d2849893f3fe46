import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { cacheDir } from "./paths.ts";

const POLL_MS = 100;
/** A lock is considered abandoned if its owner has not written its pid within this time. */
const PID_LIMIT_MS = 5000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** @returns whether the process that created the lock has ended without releasing it */
async function isAbandoned(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, "pid"), "utf8").catch(() => "");
  if (text !== "") return !isRunning(Number(text));
  const info = await stat(folder).catch(() => null);
  return info !== null && Date.now() - info.mtimeMs > PID_LIMIT_MS;
}

/**
 * Runs work that only one process at a time may do, such as building a bundle; other processes wait.
 * @param name of the work, used for the lock folder under .cache
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const folder = join(cacheDir, `${name}.lock`);
  await mkdir(cacheDir, { recursive: true });
  for (;;) {
    try {
      await mkdir(folder);
      break;
    } catch {
      if (await isAbandoned(folder)) await rm(folder, { recursive: true, force: true });
      else await wait(POLL_MS);
    }
  }
  await writeFile(join(folder, "pid"), String(process.pid));
  try {
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
