import { makeExecutableSchema } from "@graphql-tools/schema";
import { lexicographicSortSchema, printSchema } from "graphql";

/**
 * The whole schema as one sorted text with descriptions: what clients and partners read, and what drift is checked against.
 * @param typeDefs the SDL
 */
export function printRootSchema(typeDefs: string): string {
  return `${printSchema(lexicographicSortSchema(makeExecutableSchema({ typeDefs })))}\n`;
}
