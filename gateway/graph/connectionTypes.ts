import { Kind, visit, type DocumentNode, type ObjectTypeDefinitionNode } from "graphql";
import { getTypeName, nameNode, nonNullType, descriptionNode } from "./ast.ts";
import { pluralize, upperFirst, addArticle, toWords } from "./words.ts";

const suffix = "Connection";

const createConnectionType = (item: string): ObjectTypeDefinitionNode => ({
  kind: Kind.OBJECT_TYPE_DEFINITION,
  description: descriptionNode(`A page of ${pluralize(toWords(item))}.`),
  name: nameNode(`${item}${suffix}`),
});

function createEdgeType(item: string): ObjectTypeDefinitionNode {
  const noun = toWords(item);
  return {
    kind: Kind.OBJECT_TYPE_DEFINITION,
    description: descriptionNode(`${upperFirst(addArticle(noun))} in a connection.`),
    name: nameNode(`${item}Edge`),
    fields: [
      {
        kind: Kind.FIELD_DEFINITION,
        description: descriptionNode(`The ${noun}.`),
        name: nameNode("node"),
        type: nonNullType(item),
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
