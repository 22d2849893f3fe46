import { parseSchemaCoordinate, resolveSchemaCoordinate, type GraphQLSchema } from "graphql";
import { readDeprecation } from "../../../gateway/graph/deprecation.ts";
import { findDeprecatedElements } from "../../../gateway/graph/deprecationUse.ts";

/** @returns deprecated elements without a replacement and a date of removal */
export function deprecationViolations(schema: GraphQLSchema): string[] {
  return [...findDeprecatedElements(schema).values()].flatMap(({ coordinate, reason }) => {
    const announced = readDeprecation(reason);
    if (announced === null) return [`${coordinate} is deprecated without a replacement and a date: "${reason}"`];
    const { replacement } = announced;
    return replacement === null || exists(schema, replacement)
      ? []
      : [`${coordinate} is replaced by ${replacement}, which is missing`];
  });
}

function exists(schema: GraphQLSchema, coordinate: string): boolean {
  try {
    parseSchemaCoordinate(coordinate);
  } catch {
    return false;
  }
  return resolveSchemaCoordinate(schema, coordinate) !== undefined;
}
