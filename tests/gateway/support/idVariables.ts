import { isAbstractType, Kind, TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from "graphql";
import { readIdTypes } from "../../../gateway/graph/idTypes.ts";

/** The types of which the ids in each variable may be: by the `@id` of its argument, or by what the document reads of a node. */
export function idTypesOf(schema: GraphQLSchema, document: DocumentNode): ReadonlyMap<string, readonly string[]> {
  const types = new Map<string, readonly string[]>();
  const info = new TypeInfo(schema);
  const node = nodeTypesOf(document);
  visit(
    document,
    visitWithTypeInfo(info, {
      Variable({ name }) {
        const named = readIdTypes(info.getArgument()?.astNode ?? {}) ?? [];
        const accepted = (named.length > 0 ? named : node).flatMap((type) => objectTypesOf(schema, type));
        if (accepted.length > 0) types.set(name.value, accepted);
      },
    }),
  );
  return types;
}

function objectTypesOf(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  if (type === undefined) return [];
  return isAbstractType(type) ? schema.getPossibleTypes(type).map((one) => one.name) : [name];
}

/** The types that the document reads by `node(id:)` or `nodes(ids:)`. */
function nodeTypesOf(document: DocumentNode): string[] {
  const found = new Set<string>();
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  visit(document, {
    Field({ name, selectionSet }) {
      if (name.value !== "node" && name.value !== "nodes") return;
      for (const selection of selectionSet?.selections ?? []) {
        const type =
          selection.kind === Kind.FRAGMENT_SPREAD
            ? fragments.get(selection.name.value)?.typeCondition.name.value
            : selection.kind === Kind.INLINE_FRAGMENT
              ? selection.typeCondition?.name.value
              : undefined;
        if (type !== undefined && type !== "Node") found.add(type);
      }
    },
  });
  return [...found];
}
