import { writeFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { printResolverTypes } from "./graph/printResolvers.ts";
import { printSortedSchema } from "./graph/printSchema.ts";
import { keyKinds } from "./modules/ids.ts";
import { readModelTypes } from "./modules/modelTypes.ts";
import { readSdl } from "./modules/sdl.ts";
import { printRestTypes } from "./rest/printTypes.ts";

/**
 * Part of `npm run generate`: with the argument "schema" it prints schema.graphql, with "types" it writes the types of the
 * REST contract and of resolvers.
 */
const root = path.resolve(import.meta.dirname, "..");

async function write(file: string, text: string): Promise<void> {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

const sdl = readSdl();
if (process.argv[2] === "schema") {
  await write("schema.graphql", printSortedSchema(sdl));
} else {
  await write(
    "gateway/rest/generated/contract.ts",
    printRestTypes(JSON.parse(await readFile(path.join(root, "openapi.json"), "utf8"))),
  );
  // The types of resolvers refer to the REST types by name.
  await write("gateway/graph/generated/resolvers.ts", await printResolverTypes(sdl, readModelTypes(sdl), keyKinds));
}
