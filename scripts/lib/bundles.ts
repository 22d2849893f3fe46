import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { contentHash } from "./files.ts";
import { withLock } from "./lock.ts";
import { fromRoot, packageProgram } from "./paths.ts";
import { precompress } from "./precompress.ts";
import { runOrThrow } from "./run.ts";

export interface Bundle {
  /** Name in messages. */
  name: string;
  /** Vite configuration, relative to the root. */
  config: string;
  /** Files and folders that the bundle depends on, relative to the root. */
  inputs: readonly string[];
  /** Folder of the complete bundle, relative to the root. */
  output: string;
  /** Whether browsers load its files, which are then compressed. */
  isServed: boolean;
}

/** An input of every bundle, because it writes the compressed files. */
const compressionModule = "scripts/lib/precompress.ts";

/** All bundles, built by Vite from the installed packages. */
export const bundles: readonly Bundle[] = [
  {
    name: "web client",
    config: "web/vite.config.ts",
    inputs: ["web", "schema.graphql", "package-lock.json", compressionModule],
    output: "web/dist",
    isServed: true,
  },
  {
    name: "GraphiQL page",
    config: "gateway/http/graphiql/vite.config.ts",
    inputs: ["gateway/http/graphiql", "gateway/examples", "package-lock.json", compressionModule],
    output: "dist/graphiql",
    isServed: true,
  },
  {
    name: "first views",
    config: "web/vite.server.config.ts",
    inputs: ["web", "schema.graphql", "package-lock.json"],
    output: "dist/first-view",
    isServed: false,
  },
];

/** File in the output folder with the hash of the inputs, so that deleting the folder deletes both. */
const stampFile = ".built-from";

/** @returns whether the bundle is missing or its inputs have changed since it was built */
async function isStale(bundle: Bundle): Promise<boolean> {
  const stamp = await readFile(fromRoot(bundle.output, stampFile), "utf8").catch(() => null);
  return stamp !== (await contentHash(bundle.inputs));
}

/** Folder in which a bundle is built, relative to the root. */
const buildFolder = "dist/building";

/**
 * Builds and compresses a bundle, even if it is up to date. It replaces the previous one only when it is complete: a gateway
 * that starts during the build would otherwise serve no bundle for as long as it runs.
 */
export async function build(bundle: Bundle): Promise<void> {
  // Computed before the build, so that a file changed during the build leaves the bundle stale.
  const hash = await contentHash(bundle.inputs);
  const [folder, output] = [fromRoot(buildFolder), fromRoot(bundle.output)];
  const options = ["--config", bundle.config, "--logLevel", "warn", "--outDir", folder, "--emptyOutDir"];
  await runOrThrow(packageProgram("vite"), ["build", ...options]);
  if (bundle.isServed) await precompress(folder);
  await writeFile(join(folder, stampFile), hash);
  await mkdir(dirname(output), { recursive: true });
  await rm(output, { recursive: true, force: true });
  await rename(folder, output);
}

/**
 * Builds all stale bundles; a lock allows one process at a time.
 * @param onBuild called before each build
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
