import { join } from "node:path";
import { exists } from "./files.ts";
import { run } from "./run.ts";

/** @returns the path of redis-server; null when there is none in PATH */
export async function findRedis(): Promise<string | null> {
  for (const folder of (process.env["PATH"] ?? "").split(":")) {
    const program = join(folder, "redis-server");
    if (await exists(program)) return program;
  }
  return null;
}

/**
 * Finds redis-server or, as root on Debian, installs it without its service.
 * @returns its path; null when it is missing and cannot be installed
 */
export async function ensureRedis(): Promise<string | null> {
  const found = await findRedis();
  if (found !== null || process.platform !== "linux" || process.getuid?.() !== 0) return found;
  console.log("No Redis here; installing Debian's package redis-server ...");
  const env = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  await run("apt-get", ["update"], { env });
  await run("apt-get", ["install", "-y", "--no-install-recommends", "redis-server"], { env });
  return findRedis();
}
