import { readFileSync } from "node:fs";
import path from "node:path";
import { codegen } from "@graphql-codegen/core";
import * as typescriptPlugin from "@graphql-codegen/typescript";
import * as resolversPlugin from "@graphql-codegen/typescript-resolvers";
import { isEnumType, parse } from "graphql";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { printRootSchema } from "./print.ts";

/** The models, and those of payloads, which models.ts hands on. */
const modelFiles = ["models.ts", "payloads.ts"].map((file) => path.resolve(import.meta.dirname, "../modules", file));
const modelsImport = "../../modules/models.ts";

/**
 * Types of all resolvers, for gateway/graph/generated/resolvers.ts. What a resolver gets as parent is the type
 * `<GraphQL type>Model` of modules/models.ts, where that has one; an enum's inside is the type of its own name there.
 */
export async function printResolverTypes(sdl: readonly string[]): Promise<string> {
  const declared = new Set(
    modelFiles.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/^export (?:type|interface) (\w+)/gm)].map((match) => match[1] ?? ""),
    ),
  );
  const types = Object.values(makeExecutableSchema({ typeDefs: [...sdl] }).getTypeMap()).filter(
    (type) => !type.name.startsWith("__"),
  );
  const mappers: Record<string, string> = {};
  const enumValues: Record<string, string> = {};
  for (const type of types) {
    if (isEnumType(type)) {
      if (declared.has(type.name)) enumValues[type.name] = `${modelsImport}#${type.name}`;
    } else if (declared.has(`${type.name}Model`)) {
      mappers[type.name] = `${modelsImport}#${type.name}Model`;
    }
  }
  const config = {
    contextType: "../../context.ts#Context",
    mappers,
    enumValues,
    enumsAsTypes: true,
    useTypeImports: true,
    useIndexSignature: false,
    optionalResolveType: false,
    // Modules write what an interface promises once; buildSchema hands it on to the types.
    addInterfaceFieldResolverTypes: true,
    immutableTypes: true,
    avoidOptionals: { field: true, object: false, inputValue: false, defaultValue: true },
    inputMaybeValue: "T | null | undefined",
    maybeValue: "T | null",
    defaultScalarType: "string",
    scalars: { DateTime: "string", HTML: "string", URL: "string", ID: "string" },
    strictScalars: true,
  };
  const printed = await codegen({
    filename: "resolvers.ts",
    schema: parse(printRootSchema(sdl)),
    documents: [],
    config,
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript: typescriptPlugin, resolvers: resolversPlugin },
  });
  return tidy(printed);
}

/**
 * The plugins export types as values, which Node's type stripping cannot tell apart, and they name TypeScript's own
 * `Record`, which the schema's type `Record` hides.
 */
function tidy(printed: string): string {
  return `// Written by \`npm run generate\` from the SDL files.
${printed.replaceAll(/^export \{ (\w+) \};$/gm, "export type { $1 };").replaceAll(/\bRecord</g, "Dictionary<")}
type Dictionary<Key extends PropertyKey, Value> = { [Name in Key]: Value };
`;
}
