import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ModelTypes } from "../graph/printResolvers.ts";
import { postTypes, typeNameOfType } from "./posts/kinds/index.ts";

const root = import.meta.dirname;
/** Where the printed types are, seen from this folder. */
const seenFrom = "../../modules";

/** Every type that a models.ts exports, and from where the printed types import it. */
function readModels(): Map<string, string> {
  const models = new Map<string, string>();
  for (const file of globSync(["models.ts", "payloads.ts", "*/models.ts"], { cwd: root }).sort()) {
    const text = readFileSync(path.join(root, file), "utf8");
    for (const [, name = ""] of text.matchAll(/^export (?:type|interface) (\w+)/gm)) {
      const other = models.get(name);
      if (other !== undefined) throw new Error(`${file} and ${other} both export ${name}.`);
      models.set(name, file);
    }
  }
  return models;
}

/**
 * What is behind the types of the schema: `<GraphQL type>Model` of some models.ts, for an enum the type of its own name there,
 * and what follows from the list of post types.
 */
export function readModelTypes(): ModelTypes {
  const models = readModels();
  const types: Record<string, string> = {};
  const enums: Record<string, string> = {};
  for (const [name, file] of models) {
    const source = `${seenFrom}/${file}#${name}`;
    if (name.endsWith("Model")) types[name.slice(0, -"Model".length)] = source;
    else enums[name] = source;
  }
  for (const type of postTypes) {
    const name = typeNameOfType(type);
    types[name] = `PostOf<"${type}">`;
    types[`Create${name}Payload`] = "Payload<PostOf>";
    types[`Update${name}Payload`] = "Payload<PostOf>";
  }
  const imports = [
    `import type { PostOf } from "${seenFrom}/posts/models.ts";`,
    `import type { Payload } from "${seenFrom}/mutation.ts";`,
  ];
  return { types, enums, imports };
}
