import { Kind, visit, type DocumentNode, type InputValueDefinitionNode, type TypeNode } from "graphql";
import { readDirectiveValues } from "./ast.ts";
import { databaseIdKey, type KeyKinds } from "./ids.ts";

/** The names in the `@id` of an argument or an input field: object types, unions or interfaces; null without the directive. */
export function readIdTypes(node: Pick<InputValueDefinitionNode, "directives">): readonly string[] | null {
  const names = readDirectiveValues(node, "id", "of");
  return names.length === 0 ? null : names;
}

const isList = (type: TypeNode): boolean =>
  type.kind === Kind.LIST_TYPE || (type.kind === Kind.NON_NULL_TYPE && isList(type.type));

/** Adds to the description of every id which types it may be of, because introspection does not show directives. */
export function describeIds(document: DocumentNode): DocumentNode {
  return visit(document, {
    InputValueDefinition(node) {
      const names = readIdTypes(node);
      if (names === null) return undefined;
      const sentence = `${isList(node.type) ? "Ids" : "Id"} of type ${names.join(" or ")}.`;
      const before = node.description?.value ?? "";
      return { ...node, description: { kind: Kind.STRING, value: `${before} ${sentence}`.trim() } };
    },
  });
}

/** The names of the object types behind each union and interface of a document. */
function findMembers({ definitions }: DocumentNode): ReadonlyMap<string, readonly string[]> {
  const members = new Map<string, string[]>();
  for (const definition of definitions) {
    if (definition.kind === Kind.UNION_TYPE_DEFINITION) {
      members.set(
        definition.name.value,
        (definition.types ?? []).map(({ name }) => name.value),
      );
    }
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    for (const { name } of definition.interfaces ?? [])
      members.set(name.value, [...(members.get(name.value) ?? []), definition.name.value]);
  }
  return members;
}

const replaceNamedType = (type: TypeNode, name: string): TypeNode =>
  type.kind === Kind.NAMED_TYPE
    ? { ...type, name: { kind: Kind.NAME, value: name } }
    : ({ ...type, type: replaceNamedType(type.type, name) } as TypeNode);

/**
 * For the types of resolvers: replaces every ID that has an `@id` by a scalar for the value that the resolver gets.
 * @returns the document with these scalars, and the TypeScript type of each
 */
export function addIdScalars(
  document: DocumentNode,
  kinds: KeyKinds,
): { document: DocumentNode; scalars: Record<string, string> } {
  const members = findMembers(document);
  const scalars: Record<string, string> = {};

  function printType(names: readonly string[]): string {
    const types = names.flatMap((name) => members.get(name) ?? [name]);
    const getKeyType = (type: string): string => (kinds[type] ?? databaseIdKey).type;
    const [only, ...others] = types;
    if (only !== undefined && others.length === 0) return getKeyType(only);
    return [...new Set(types.map(getKeyType))]
      .map((key) => {
        const ofKey = types.filter((type) => getKeyType(type) === key).map((type) => `"${type}"`);
        return `import("../ids.ts").NodeRef<${ofKey.join(" | ")}, ${key}>`;
      })
      .join(" | ");
  }

  const typed = visit(document, {
    InputValueDefinition(node) {
      const names = readIdTypes(node);
      if (names === null) return undefined;
      const scalar = `IdOf${names.join("Or")}`;
      scalars[scalar] = printType(names);
      return { ...node, type: replaceNamedType(node.type, scalar) };
    },
  });
  const declared = Object.keys(scalars).map((name) => ({
    kind: Kind.SCALAR_TYPE_DEFINITION as const,
    name: { kind: Kind.NAME as const, value: name },
  }));
  return { document: { ...typed, definitions: [...typed.definitions, ...declared] }, scalars };
}
