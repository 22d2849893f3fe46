import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { cacheDir } from "./paths.ts";

const POLL_MS = 100;
/** The holder writes its name right after taking the lock; one that has none for so long ended in between. */
const UNNAMED_MS = 5000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** @returns whether the process that took the lock is gone without giving it back */
async function isAbandoned(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, "pid"), "utf8").catch(() => "");
  if (text !== "") return !isRunning(Number(text));
  const info = await stat(folder).catch(() => null);
  return info !== null && Date.now() - info.mtimeMs > UNNAMED_MS;
}

/**
 * Does work that only one process at a time may do, such as building a bundle; others wait for its end.
 * @param name of the work; a lock folder under .cache carries it
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
