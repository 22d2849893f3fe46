import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import type { Resolvers } from "./generated/resolvers.ts";

/** One noun: its resolvers. Its SDL is every `*.graphql` file in its folder. */
export interface Module {
  name: string;
  resolvers: Resolvers;
}

const gatewayRoot = path.resolve(import.meta.dirname, "..");

/** The text of all SDL files of graph/ and modules/, in the order of their paths. */
export function readSdl(root: string = gatewayRoot): string[] {
  return globSync(["graph/**/*.graphql", "modules/**/*.graphql"], { cwd: root })
    .sort()
    .map((file) => readFileSync(path.join(root, file), "utf8"));
}

/**
 * The executable schema.
 * @throws when a union or an interface has no `__resolveType`, or a resolver names a field that the SDL does not have
 */
export function buildSchema(modules: readonly { resolvers: Resolvers }[], typeDefs: readonly string[] = readSdl()): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs: [...typeDefs],
    resolvers: modules.map((module) => module.resolvers),
    resolverValidationOptions: {
      requireResolversForResolveType: "error",
      requireResolversToMatchSchema: "error",
      requireResolversForAllFields: "ignore",
    },
    inheritResolversFromInterfaces: true,
  });
}
