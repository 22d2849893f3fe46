import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";

/**
 * Writes `web/src/forms/generated/limits.ts`, the limits in the schemas of openapi.json. With them forms can reject values that
 * the REST API would reject, without having the whole contract in the bundle.
 */

const schemaShape = v.record(v.string(), v.unknown());
const bodyShape = v.object({
  operationId: v.string(),
  requestBody: v.object({ content: v.record(v.string(), v.object({ schema: schemaShape })) }),
});
const documentShape = v.object({
  paths: v.record(v.string(), v.record(v.string(), v.unknown())),
  components: v.object({ schemas: v.record(v.string(), schemaShape) }),
});

type Schema = v.InferOutput<typeof schemaShape>;

/** The limit of a property: the characters of a text, the entries of a list, or the largest number; null if there is none. */
function findLimit(property: unknown): number | null {
  const schema = v.parse(schemaShape, property);
  const isHtml = schema["contentMediaType"] === "text/html";
  const limits = [
    schema["x-max-characters"],
    isHtml ? undefined : schema["maxLength"],
    schema["maxItems"],
    schema["x-max-items"],
    schema["maximum"],
  ];
  return limits.find((limit) => typeof limit === "number") ?? null;
}

function findLimits(schema: Schema): Record<string, number> {
  const properties = Object.entries(v.parse(v.optional(schemaShape, {}), schema["properties"]));
  return Object.fromEntries(
    properties.flatMap(([name, property]) => {
      const limit = findLimit(property);
      return limit === null ? [] : [[name, limit]];
    }),
  );
}

/** Prints the limits of the named schemas and, by operation id, of the request bodies that have no name. */
function printLimits(document: unknown): string {
  const { paths, components } = v.parse(documentShape, document);
  const bodies = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => v.is(bodyShape, operation))
    .flatMap(({ operationId, requestBody }) =>
      Object.values(requestBody.content).map(({ schema }) => [operationId, schema] as const),
    );
  const lines = [...Object.entries(components.schemas), ...bodies]
    .map(([name, schema]) => ({ name, limits: findLimits(schema) }))
    .filter(({ limits }) => Object.keys(limits).length > 0)
    .map(({ name, limits }) => `export const ${name} = ${JSON.stringify(limits)} as const;\n`);
  return ["// Written by `npm run generate` from openapi.json.\n\n", ...lines].join("");
}

const file = path.join(import.meta.dirname, "../src/forms/generated/limits.ts");
const contract: unknown = JSON.parse(await readFile(path.join(import.meta.dirname, "../../openapi.json"), "utf8"));
await mkdir(path.dirname(file), { recursive: true });
await writeFile(file, printLimits(contract));
