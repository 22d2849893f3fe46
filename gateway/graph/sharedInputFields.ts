import { Kind, visit, type DocumentNode, type InputObjectTypeDefinitionNode } from "graphql";
import { readDirectiveValues } from "./ast.ts";

const directive = "fieldsFrom";

const readSharedInputs = (input: InputObjectTypeDefinitionNode): readonly string[] =>
  readDirectiveValues(input, directive, "input");

/**
 * Adds to inputs the fields of the inputs that their `@fieldsFrom` names, and removes these from the schema, so that create and
 * update mutations declare what they share once. A field that an input declares itself takes precedence.
 * @throws Error when an input that is named does not exist
 */
export function shareInputFields(document: DocumentNode): DocumentNode {
  const inputs = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const shared = new Set([...inputs.values()].flatMap(readSharedInputs));
  for (const name of shared)
    if (!inputs.has(name)) throw new Error(`No SDL file declares "input ${name}", which @${directive} names.`);

  return visit(document, {
    DirectiveDefinition: ({ name }) => (name.value === directive ? null : undefined),
    InputObjectTypeDefinition(node) {
      if (shared.has(node.name.value)) return null;
      const names = readSharedInputs(node);
      if (names.length === 0) return undefined;
      const own = node.fields ?? [];
      const declared = new Set(own.map(({ name }) => name.value));
      const added = names.flatMap((name) => inputs.get(name)?.fields ?? []).filter(({ name }) => !declared.has(name.value));
      return {
        ...node,
        directives: node.directives?.filter(({ name }) => name.value !== directive) ?? [],
        fields: [...own, ...added],
      };
    },
  });
}
