import { Kind, visit, type DocumentNode, type ObjectTypeDefinitionNode } from "graphql";
import { nameOf, nameNode, nonNullType, text } from "./ast.ts";
import { pluralOf, upperFirst, withArticle, wordsOf } from "./words.ts";

const suffix = "Connection";

const pageOf = (item: string): ObjectTypeDefinitionNode => ({
  kind: Kind.OBJECT_TYPE_DEFINITION,
  description: text(`A page of ${pluralOf(wordsOf(item))}.`),
  name: nameNode(`${item}${suffix}`),
});

function edgeOf(item: string): ObjectTypeDefinitionNode {
  const noun = wordsOf(item);
  return {
    kind: Kind.OBJECT_TYPE_DEFINITION,
    description: text(`${upperFirst(withArticle(noun))} in a connection.`),
    name: nameNode(`${item}Edge`),
    fields: [{ kind: Kind.FIELD_DEFINITION, description: text(`The ${noun}.`), name: nameNode("node"), type: nonNullType(item) }],
  };
}

/** Adds the connections that fields return, and their edges, unless an SDL file declares them. */
export function addPages(document: DocumentNode): DocumentNode {
  const declared = new Set(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION ? [definition.name.value] : [],
    ),
  );
  const items = new Set<string>();
  visit(document, {
    FieldDefinition({ type }) {
      const name = nameOf(type);
      if (name.endsWith(suffix)) items.add(name.slice(0, -suffix.length));
    },
  });
  const added = [...items].flatMap((item) => [pageOf(item), edgeOf(item)]).filter(({ name }) => !declared.has(name.value));
  return { ...document, definitions: [...document.definitions, ...added] };
}
