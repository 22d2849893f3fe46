import { makeExecutableSchema } from "@graphql-tools/schema";
import { lexicographicSortSchema, printSchema } from "graphql";

/**
 * Prints the whole schema, sorted and with descriptions, for clients, partners and drift checks.
 * @param typeDefs the SDL
 */
export function printRootSchema(typeDefs: string): string {
  return `${printSchema(lexicographicSortSchema(makeExecutableSchema({ typeDefs })))}\n`;
}
