import { makeExecutableSchema } from "@graphql-tools/schema";
import { lexicographicSortSchema, printSchema } from "graphql";

/**
 * The whole schema as one sorted text with descriptions: what clients and partners read, and what drift is checked against.
 * @param sdl texts of all SDL files
 */
export function printRootSchema(sdl: readonly string[]): string {
  return `${printSchema(lexicographicSortSchema(makeExecutableSchema({ typeDefs: [...sdl] })))}\n`;
}
