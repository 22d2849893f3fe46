import { join } from "node:path";

/** The folder of package.json, absolute. */
export const root = join(import.meta.dirname, "../..");

/** What may be deleted at any time: snapshots, test clusters, reports, locks. */
export const cacheDir = join(root, ".cache");

/** @returns the absolute path of something named from the root */
export const fromRoot = (...parts: string[]): string => join(root, ...parts);

/** @returns a program that an npm package of this project brings along */
export const packageProgram = (name: string): string => fromRoot("node_modules/.bin", name);
