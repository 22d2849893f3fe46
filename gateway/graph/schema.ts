import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { isInterfaceType, parse, type GraphQLSchema } from "graphql";
import { addConventionalResolvers } from "./conventionalResolvers.ts";
import { createEnumResolvers, type Spellings } from "./enumValues.ts";
import type { Resolvers } from "./generated/resolvers.ts";
import { decodeIdInputs, type IdOptions } from "./idInputs.ts";
import { createNodeResolvers, type NodeReaders } from "./nodes.ts";
import { scalars } from "./scalars.ts";

/** A module with resolvers for one noun. Its SDL consists of all `*.graphql` files in its folder. */
export interface Module<Context> {
  resolvers: Resolvers<Context>;
  /** The readers of its types that implement Node. */
  nodes?: NodeReaders<Context>;
  /** Adds resolvers that follow from the schema to fields without one. */
  addResolvers?(schema: GraphQLSchema): void;
}

const gatewayRoot = path.resolve(import.meta.dirname, "..");

/** The text of all SDL files of graph/ and modules/, sorted by path. */
export function readSdlFiles(): string[] {
  return globSync(["graph/**/*.graphql", "modules/**/*.graphql"], { cwd: gatewayRoot })
    .toSorted()
    .map((file) => readFileSync(path.join(gatewayRoot, file), "utf8"));
}

/**
 * The executable schema: the modules' resolvers, the conventional ones, the scalars, the enums, `node` and `nodes`.
 * @throws when a union or an interface has no `__resolveType`, a resolver names a field that the SDL does not have, or a type
 *   that implements Node has no reader
 */
export function buildSchema<Context>(
  modules: readonly Module<Context>[],
  typeDefs: string,
  idOptions: IdOptions,
  enumSpellings: Spellings = {},
): GraphQLSchema {
  const readers: NodeReaders<Context> = Object.assign({}, ...modules.map((module) => module.nodes ?? {}));
  const document = parse(typeDefs);
  const schema = makeExecutableSchema({
    typeDefs: document,
    resolvers: [
      scalars,
      createEnumResolvers(document, enumSpellings),
      createNodeResolvers(readers),
      ...modules.map((module) => module.resolvers),
    ],
    resolverValidationOptions: {
      requireResolversForResolveType: "error",
      requireResolversToMatchSchema: "error",
      requireResolversForAllFields: "ignore",
    },
    inheritResolversFromInterfaces: true,
  });
  const node = schema.getType("Node");
  const types = isInterfaceType(node) ? schema.getPossibleTypes(node) : [];
  for (const { name } of types)
    if (!Object.hasOwn(readers, name)) throw new Error(`No module reads ${name} by its id, though it implements Node.`);
  for (const module of modules) module.addResolvers?.(schema);
  addConventionalResolvers(schema);
  decodeIdInputs(schema, idOptions);
  return schema;
}
