import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { exists } from "./files.ts";
import { run } from "./run.ts";

const debianHome = "/usr/lib/postgresql";

/**
 * Finds PostgreSQL's server programs (initdb, postgres), which Debian does not add to PATH.
 * @returns the folder of the newest version; null when there are none
 */
export async function findPostgres(): Promise<string | null> {
  const versions = await readdir(debianHome).catch(() => []);
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(debianHome, version, "bin"));
  const inPath = (process.env["PATH"] ?? "").split(":");
  for (const folder of [...newestFirst, ...inPath])
    if ((await exists(join(folder, "initdb"))) && (await exists(join(folder, "postgres")))) return folder;
  return null;
}

/**
 * Finds PostgreSQL's server programs or, as root on Debian, installs them.
 * @returns their folder; null when they are missing and cannot be installed
 */
export async function ensurePostgres(): Promise<string | null> {
  const found = await findPostgres();
  if (found !== null || process.platform !== "linux" || process.getuid?.() !== 0) return found;
  console.log("No PostgreSQL here; installing Debian's package postgresql ...");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { env });
  await run("apt-get", ["install", "-y", "--no-install-recommends", "postgresql"], { env });
  return findPostgres();
}
