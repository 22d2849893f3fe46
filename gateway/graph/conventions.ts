import {
  Kind,
  parse,
  visit,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type ObjectTypeDefinitionNode,
} from "graphql";
import { getTypeName, createDescriptionNode } from "./ast.ts";

/** Parses the fields of a type from SDL. */
function parseFields(body: string): readonly FieldDefinitionNode[] {
  const [type] = parse(`type Type { ${body} }`, { noLocation: true }).definitions;
  return type?.kind === Kind.OBJECT_TYPE_DEFINITION ? (type.fields ?? []) : [];
}

/** The declared nodes, followed by the conventional nodes that are not declared. */
function addMissing<Node extends FieldDefinitionNode | InputValueDefinitionNode>(
  declared: readonly Node[] = [],
  conventional: readonly Node[] = [],
): readonly Node[] {
  const names = new Set(declared.map(({ name }) => name.value));
  return [...declared, ...conventional.filter(({ name }) => !names.has(name.value))];
}

const [pagedField] = parseFields(`
  field(
    "The page size, 1 to 50, from the start of the list or after a cursor; 20 when neither first nor last is given."
    first: Int
    "The endCursor of the previous page, or any other cursor: what follows it. Goes with first."
    after: String
    "The page size, 1 to 50, before a cursor or at the end of the list, which cannot be read where totalCount is an estimate."
    last: Int
    "The startCursor of the next page, or any other cursor: what precedes it. Goes with last."
    before: String
  ): Int
`);

const [resumableField] = parseFields(`
  field(
    "The cursor of the last event that was received: those after it come first, before what happens from now on. When they are not known any more, the subscription begins with an event of a gap."
    after: String
  ): Int
`);

const eventFields = parseFields(`
  "The position of the event, to be sent as after when subscribing again, to any gateway; null where the platform does not number its events."
  cursor: String
`);

const [clientMutationId] = parseFields(
  `field("A value that the payload returns unchanged." clientMutationId: String): Int`,
).flatMap((field) => field.arguments ?? []);

const edgeFields = parseFields(`"The cursor of this item, for the arguments after and before." cursor: String!`);

const createConnectionFields = (name: string): readonly FieldDefinitionNode[] =>
  parseFields(`
    "The edges of this page."
    edges: [${name.replace(/Connection$/, "Edge")}!]!
    "Information about this page."
    pageInfo: PageInfo!
    "The total number of items. Long lists that are costly to count are counted up to 1,000: see totalCountIsEstimate."
    totalCount: Int!
    "Whether there are more than totalCount, to be displayed as 1,000+."
    totalCountIsEstimate: Boolean!
  `);

/** The fields of a root type. */
const listRootFields = ({ definitions }: DocumentNode, root: "Mutation" | "Subscription"): readonly FieldDefinitionNode[] =>
  definitions.flatMap((definition) =>
    (definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION) &&
    definition.name.value === root
      ? (definition.fields ?? [])
      : [],
  );

/**
 * Adds to the SDL what Relay's conventions require for every type of a kind, so that no file repeats it: `edges`, `pageInfo`,
 * `totalCount` and `totalCountIsEstimate` of a connection, `cursor` of an edge, `first`, `after`, `last` and `before` of a field that
 * returns a connection, and for a mutation the `clientMutationId` of its input and the descriptions of input and payload. A
 * subscription gets `after` and its events `cursor` in the same way. Declarations in a file take precedence.
 */
export function followConventions(document: DocumentNode): DocumentNode {
  const mutations = listRootFields(document, "Mutation");
  const subscriptions = new Set(listRootFields(document, "Subscription"));
  const events = new Set([...subscriptions].map((field) => getTypeName(field.type)));
  const mutationOfInput = new Map(
    mutations.flatMap((field) => (field.arguments ?? []).map(({ type }) => [getTypeName(type), field.name.value] as const)),
  );
  const mutationOfPayload = new Map(mutations.map((field) => [getTypeName(field.type), field.name.value]));

  function conventionalFields({ name }: ObjectTypeDefinitionNode): readonly FieldDefinitionNode[] {
    if (name.value.endsWith("Connection")) return createConnectionFields(name.value);
    if (events.has(name.value)) return eventFields;
    return name.value.endsWith("Edge") ? edgeFields : [];
  }

  function conventionalArguments(field: FieldDefinitionNode): FieldDefinitionNode["arguments"] {
    if (subscriptions.has(field)) return resumableField?.arguments;
    return getTypeName(field.type).endsWith("Connection") ? pagedField?.arguments : undefined;
  }

  return visit(document, {
    FieldDefinition(node) {
      const conventional = conventionalArguments(node);
      return conventional && { ...node, arguments: addMissing(node.arguments, conventional) };
    },
    InputObjectTypeDefinition(node) {
      const mutation = mutationOfInput.get(node.name.value);
      if (mutation === undefined) return undefined;
      return {
        ...node,
        description: node.description ?? createDescriptionNode(`The input of ${mutation}.`),
        fields: addMissing(node.fields, clientMutationId && [clientMutationId]),
      };
    },
    ObjectTypeDefinition: {
      leave(node: ObjectTypeDefinitionNode) {
        const mutation = mutationOfPayload.get(node.name.value);
        const description =
          node.description ?? (mutation === undefined ? undefined : createDescriptionNode(`The payload of ${mutation}.`));
        const completed = { ...node, fields: addMissing(node.fields, conventionalFields(node)) };
        return description === undefined ? completed : { ...completed, description };
      },
    },
  });
}
