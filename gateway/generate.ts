import { writeFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { printResolverTypes } from "./graph/printResolvers.ts";
import { printRestTypes } from "./rest/printTypes.ts";
import { printRootSchema } from "./graph/print.ts";
import { readSdl } from "./graph/schema.ts";

/** Writes schema.graphql, the types of the REST contract and the types of resolvers: `npm run generate`. */
const root = path.resolve(import.meta.dirname, "..");

async function write(file: string, text: string): Promise<void> {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

const sdl = readSdl();
await write("schema.graphql", printRootSchema(sdl));
await write("gateway/graph/generated/resolvers.ts", await printResolverTypes(sdl));
await write(
  "gateway/rest/generated/contract.ts",
  printRestTypes(JSON.parse(await readFile(path.join(root, "openapi.json"), "utf8"))),
);
