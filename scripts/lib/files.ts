import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { root } from "./paths.ts";

/** Folders of installed, built or runtime files. */
const ignoredFolders = new Set(["node_modules", "dist", ".git", ".data", ".cache", "test-results", "coverage"]);

/**
 * Lists the files under the given paths.
 * @param paths files or folders relative to `base`; missing ones are ignored
 * @returns paths relative to `base` with forward slashes, sorted
 */
export async function sourceFiles(paths: readonly string[], base: string = root): Promise<string[]> {
  const found: string[] = [];
  async function visit(path: string): Promise<void> {
    const info = await stat(path).catch(() => null);
    if (info === null) return;
    if (!info.isDirectory()) {
      found.push(relative(base, path).split(sep).join("/"));
      return;
    }
    const names = await readdir(path);
    await Promise.all(names.filter((name) => !ignoredFolders.has(name)).map((name) => visit(join(path, name))));
  }
  await Promise.all(paths.map((path) => visit(join(base, path))));
  return found.toSorted();
}

/**
 * Hashes file names and contents, ignoring dates, so that a fresh clone yields the same hash.
 * @returns 16 hex digits over all files under the paths
 */
export async function contentHash(paths: readonly string[], base: string = root): Promise<string> {
  const hash = createHash("sha256");
  for (const file of await sourceFiles(paths, base)) {
    hash
      .update(`${file}\0`)
      .update(await readFile(join(base, file)))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}

/** @returns whether a file or folder exists */
export async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}
