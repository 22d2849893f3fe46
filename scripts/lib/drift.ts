import { cp, mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { sourceFiles } from "./files.ts";
import { contractPaths, generate } from "./generate.ts";
import { cacheDir, fromRoot, root } from "./paths.ts";

/** What the generation reads and writes. */
const COPIED = [
  "gateway",
  "upstream",
  "demo",
  "web",
  "openapi.json",
  "schema.graphql",
  "relay.config.js",
  "package.json",
  "tsconfig.json",
];

/**
 * Prints the contracts in a copy of the tree and compares them with what is there, so that nothing in the tree changes.
 * @returns the contracts that differ from what printing them gives; empty when both are up to date
 * @throws when a generator fails
 */
export async function findDrift(): Promise<string[]> {
  await mkdir(cacheDir, { recursive: true });
  const copy = await mkdtemp(join(cacheDir, "drift-"));
  try {
    for (const path of await sourceFiles(COPIED)) await cp(fromRoot(path), join(copy, path));
    await symlink(fromRoot("node_modules"), join(copy, "node_modules"), "junction");
    await generate(copy);
    return await differences(root, copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/**
 * Compares the contracts of two trees.
 * @returns the files that differ or are in one tree only, sorted
 */
export async function differences(left: string, right: string): Promise<string[]> {
  const files = new Set([...(await sourceFiles(contractPaths, left)), ...(await sourceFiles(contractPaths, right))]);
  const differing: string[] = [];
  for (const file of [...files].sort()) {
    const [a, b] = await Promise.all([left, right].map((base) => readFile(join(base, file), "utf8").catch(() => null)));
    if (a !== b) differing.push(file);
  }
  return differing;
}
