import { Kind, visit, type DocumentNode, type InputValueDefinitionNode, type TypeNode } from "graphql";

const clientMutationId: InputValueDefinitionNode = {
  kind: Kind.INPUT_VALUE_DEFINITION,
  description: { kind: Kind.STRING, value: "Sent back unchanged." },
  name: { kind: Kind.NAME, value: "clientMutationId" },
  type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } },
};

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type));

/** Gives the input of every mutation the field `clientMutationId`, which the payload sends back. */
export function addClientMutationIds(document: DocumentNode): DocumentNode {
  const inputs = new Set(
    document.definitions.flatMap((definition) =>
      (definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION) &&
      definition.name.value === "Mutation"
        ? (definition.fields ?? []).flatMap((field) => (field.arguments ?? []).map(({ type }) => nameOf(type)))
        : [],
    ),
  );
  return visit(document, {
    InputObjectTypeDefinition: (node) =>
      inputs.has(node.name.value) ? { ...node, fields: [clientMutationId, ...(node.fields ?? [])] } : undefined,
  });
}
