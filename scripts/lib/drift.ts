import { cp, mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { sourceFiles } from "./files.ts";
import { contractPaths, printContracts } from "./generate.ts";
import { cacheDir, fromRoot, root } from "./paths.ts";

/** Files that printing the contracts reads or writes. */
const copiedFiles = ["gateway", "upstream", "openapi.json", "schema.graphql", "package.json"];

/**
 * Prints the contracts in a copy of the tree and compares them with the originals, without changing the tree.
 * @returns the contracts that are out of date; empty when there are none
 * @throws when a generator fails
 */
export async function findDrift(): Promise<string[]> {
  await mkdir(cacheDir, { recursive: true });
  const copy = await mkdtemp(join(cacheDir, "drift-"));
  try {
    for (const path of await sourceFiles(copiedFiles)) await cp(fromRoot(path), join(copy, path));
    await symlink(fromRoot("node_modules"), join(copy, "node_modules"), "junction");
    await printContracts(copy);
    return await differences(root, copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/**
 * Compares the contracts of two trees.
 * @returns the files that differ or exist in one tree only, sorted
 */
export async function differences(left: string, right: string): Promise<string[]> {
  const files = new Set([...(await sourceFiles(contractPaths, left)), ...(await sourceFiles(contractPaths, right))]);
  const differing: string[] = [];
  for (const file of [...files].toSorted()) {
    const [a, b] = await Promise.all([left, right].map((base) => readFile(join(base, file), "utf8").catch(() => null)));
    if (a !== b) differing.push(file);
  }
  return differing;
}
