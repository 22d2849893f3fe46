import { Kind, visit, type DocumentNode, type ObjectTypeDefinitionNode } from "graphql";
import { getTypeName, createNameNode, createNonNullType, createDescriptionNode } from "./ast.ts";
import { pluralize, upperFirst, addArticle, toWords } from "./words.ts";

const suffix = "Connection";

const createConnectionType = (item: string): ObjectTypeDefinitionNode => ({
  kind: Kind.OBJECT_TYPE_DEFINITION,
  description: createDescriptionNode(`A page of ${pluralize(toWords(item))}.`),
  name: createNameNode(`${item}${suffix}`),
});

function createEdgeType(item: string): ObjectTypeDefinitionNode {
  const noun = toWords(item);
  return {
    kind: Kind.OBJECT_TYPE_DEFINITION,
    description: createDescriptionNode(`${upperFirst(addArticle(noun))} in a connection.`),
    name: createNameNode(`${item}Edge`),
    fields: [
      {
        kind: Kind.FIELD_DEFINITION,
        description: createDescriptionNode(`The ${noun}.`),
        name: createNameNode("node"),
        type: createNonNullType(item),
      },
    ],
  };
}

/** Adds the connections that fields return, and their edges, unless an SDL file declares them. */
export function addConnectionTypes(document: DocumentNode): DocumentNode {
  const declared = new Set(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION ? [definition.name.value] : [],
    ),
  );
  const items = new Set<string>();
  visit(document, {
    FieldDefinition({ type }) {
      const name = getTypeName(type);
      if (name.endsWith(suffix)) items.add(name.slice(0, -suffix.length));
    },
  });
  const added = [...items]
    .flatMap((item) => [createConnectionType(item), createEdgeType(item)])
    .filter(({ name }) => !declared.has(name.value));
  return { ...document, definitions: [...document.definitions, ...added] };
}
