import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentHash } from "./files.ts";
import { withLock } from "./lock.ts";
import { fromRoot, packageProgram } from "./paths.ts";
import { precompress } from "./precompress.ts";
import { runOrThrow } from "./run.ts";

export interface Bundle {
  /** For messages. */
  name: string;
  /** Vite configuration, named from the root. */
  config: string;
  /** Files and folders whose change makes the bundle stale, named from the root. */
  inputs: readonly string[];
  /** Folder that Vite writes, named from the root. */
  output: string;
}

/** Decides what stands beside the files that Vite writes. */
const COMPRESSION = "scripts/lib/precompress.ts";

/** Everything that browsers load. Both are built by Vite from the machine's own packages. */
export const bundles: readonly Bundle[] = [
  {
    name: "web client",
    config: "web/vite.config.ts",
    inputs: ["web", "schema.graphql", "package-lock.json", COMPRESSION],
    output: "web/dist",
  },
  {
    name: "GraphiQL page",
    config: "gateway/http/graphiql/vite.config.ts",
    inputs: ["gateway/http/graphiql", "package-lock.json", COMPRESSION],
    output: "dist/graphiql",
  },
];

/** Beside what was built: the hash of what it was built from, so that deleting the folder forgets both. */
const STAMP = ".built-from";

/** @returns whether a bundle is missing or its inputs changed since it was built */
export async function isStale(bundle: Bundle): Promise<boolean> {
  const stamp = await readFile(fromRoot(bundle.output, STAMP), "utf8").catch(() => null);
  return stamp !== (await contentHash(bundle.inputs));
}

/** Builds a bundle and compresses its files, whether stale or not. */
export async function build(bundle: Bundle): Promise<void> {
  // Taken before the build: a file changed meanwhile leaves the bundle stale.
  const hash = await contentHash(bundle.inputs);
  await runOrThrow(packageProgram("vite"), ["build", "--config", bundle.config, "--logLevel", "warn"]);
  await precompress(fromRoot(bundle.output));
  await writeFile(join(fromRoot(bundle.output), STAMP), hash);
}

/**
 * Brings every bundle up to date; one process at a time.
 * @param onBuild called before each build that is needed
 */
export function buildStale(onBuild: (bundle: Bundle) => void = () => undefined): Promise<void> {
  return withLock("bundles", async () => {
    for (const bundle of bundles) {
      if (!(await isStale(bundle))) continue;
      onBuild(bundle);
      await build(bundle);
    }
  });
}
