import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { packageProgram, root } from "./paths.ts";
import { runOrThrow } from "./run.ts";

/** Everything that `npm run generate` writes, named from the root: files, or folders that hold nothing else. */
export const generatedPaths: readonly string[] = [
  "openapi.json",
  "schema.graphql",
  "gateway/rest/generated",
  "gateway/graph/generated",
  "web/src/__generated__",
];

/** Relay adds to this file and never takes anything out of it. */
const PERSISTED = "web/src/__generated__/persisted.json";

/** A step of the generation; each reads what the one before it wrote. */
interface Step {
  what: string;
  run(base: string): Promise<unknown>;
}

const steps: readonly Step[] = [
  { what: "openapi.json", run: async (base) => writeFile(join(base, "openapi.json"), await node(base, "upstream/openapi.ts")) },
  { what: "schema.graphql, REST types and resolver types", run: (base) => node(base, "gateway/generate.ts") },
  { what: "Relay artifacts", run: relay },
];

/**
 * Writes every generated file anew.
 * @param base the folder of package.json; another one than the root for a copy of the tree
 * @param onStep called with what a step writes, before it runs
 * @param first the step to begin with, when only its inputs changed
 * @throws with the output of the step that failed
 */
export async function generate(base: string = root, onStep: (what: string) => void = () => undefined, first = 0): Promise<void> {
  for (const step of steps.slice(first)) {
    onStep(step.what);
    await step.run(base);
  }
}

function node(base: string, module: string): Promise<string> {
  return runOrThrow(process.execPath, [module], { cwd: base });
}

/** Emptied first, so that the file holds the operations of today and no others. */
async function relay(base: string): Promise<void> {
  const persisted = join(base, PERSISTED);
  await mkdir(dirname(persisted), { recursive: true });
  await writeFile(persisted, "{}\n");
  await runOrThrow(packageProgram("relay-compiler"), ["--repersist", "relay.config.json"], { cwd: base });
}
