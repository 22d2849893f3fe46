import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { contentHash } from "./files.ts";
import { withLock } from "./lock.ts";
import { cacheDir, packageProgram, root } from "./paths.ts";
import { runOrThrow } from "./run.ts";

/** The two contracts. They are generated and committed, and the tests check that they are up to date. */
export const contractPaths: readonly string[] = ["openapi.json", "schema.graphql"];

/**
 * Sources, relative to the root, of the types and artifacts derived from the contracts and the migrations, which are generated on
 * every machine and never committed.
 */
const derivedSources: readonly string[] = [
  "openapi.json",
  "schema.graphql",
  "relay.config.js",
  "gateway",
  "web/generate.ts",
  "web/build",
  "web/src",
  "upstream/db",
];

/** Contains the hash of the sources at the last generation. */
const stampFile = join(cacheDir, "derived-from");

/** Relay only adds to this file and never removes entries. */
const persistedDocuments = "web/src/__generated__/persisted.json";

/** A step of the generation; steps depend on the output of earlier ones. */
interface Step {
  output: string;
  /** Files, in a folder relative to the root, on whose change development repeats this step and all later ones. */
  sources?: { folder: string; file: RegExp };
  run(base: string): Promise<unknown>;
}

const contractSteps: readonly Step[] = [
  {
    output: "openapi.json",
    sources: { folder: "upstream", file: /(?:[rR]outes|[sS]chema|kinds\/\w+)\.ts$/ },
    run: async (base) => writeFile(join(base, "openapi.json"), await runNode(base, "upstream/openapi.ts")),
  },
  {
    output: "schema.graphql",
    sources: { folder: "gateway", file: /\.graphql$/ },
    run: (base) => runNode(base, "gateway/generate.ts", "schema"),
  },
];

const derivedSteps: readonly Step[] = [
  { output: "REST types and resolver types", run: (base) => runNode(base, "gateway/generate.ts", "types") },
  { output: "limits of forms", run: (base) => runNode(base, "web/build/limits.ts") },
  {
    output: "the modules that name every post type",
    sources: { folder: "web/src", file: /^(?!.*generated).*\.tsx?$/ },
    run: (base) => runNode(base, "web/generate.ts"),
  },
  { output: "Relay artifacts", run: generateRelayArtifacts },
  { output: "table types", sources: { folder: "upstream/db/migrations", file: /\.ts$/ }, run: generateTableTypes },
];

/** All steps, in the order of the generation. */
export const steps: readonly Step[] = [...contractSteps, ...derivedSteps];

/**
 * Regenerates all generated files.
 * @param base the folder of package.json; differs from the root for a copy of the tree
 * @param onStep called before each step with what it writes
 * @param first index of the step to begin with, when only its sources have changed
 * @throws with the output of the step that failed
 */
export async function generate(
  base: string = root,
  onStep: (output: string) => void = () => undefined,
  first = 0,
): Promise<void> {
  for (const step of steps.slice(first)) {
    onStep(step.output);
    await step.run(base);
  }
}

/**
 * Prints both contracts.
 * @param base the folder of package.json
 * @throws with the output of the step that failed
 */
export async function printContracts(base: string): Promise<void> {
  for (const step of contractSteps) await step.run(base);
}

/** Generates missing or stale derived files from the committed contracts; a lock allows one process at a time. */
export function generateDerived(): Promise<void> {
  return withLock("derived", async () => {
    const stamp = await readFile(stampFile, "utf8").catch(() => null);
    if (stamp === (await contentHash(derivedSources))) return;
    await generate(root, undefined, contractSteps.length);
    // Computed afterwards: the hash includes the derived files, so that deleting one makes them stale.
    await writeFile(stampFile, await contentHash(derivedSources));
  });
}

function runNode(base: string, ...args: string[]): Promise<string> {
  return runOrThrow(process.execPath, args, { cwd: base });
}

/** Sources of the table types, relative to the root. */
const tableSources: readonly string[] = ["upstream/db/migrations", "upstream/db/generateTypes.ts"];

/** Skipped if the sources are unchanged, because creating a database to read the types from takes seconds. */
async function generateTableTypes(base: string): Promise<void> {
  const file = join(base, "upstream/db/generated/tables.ts");
  const header = `// From migrations with the hash ${await contentHash(tableSources, base)}.\n`;
  const before = await readFile(file, "utf8").catch(() => "");
  if (before.startsWith(header)) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, header + (await runNode(base, "upstream/db/generateTypes.ts")));
}

/** Empties the file first, so that it contains only current operations. */
async function generateRelayArtifacts(base: string): Promise<void> {
  const persisted = join(base, persistedDocuments);
  await mkdir(dirname(persisted), { recursive: true });
  await writeFile(persisted, "{}\n");
  await runOrThrow(packageProgram("relay-compiler"), ["--repersist", "relay.config.js"], { cwd: base });
}
