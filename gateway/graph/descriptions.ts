import { print, visit, type DocumentNode, type FieldDefinitionNode, type InputValueDefinitionNode } from "graphql";
import { directiveValues, text, wordsOf } from "./ast.ts";

/** Descriptions of fields that mean the same in every type, by name and type. */
const standard: Readonly<Record<string, string>> = {
  "id: ID!": "The global id, for inputs. The object cannot be fetched by it.",
  "databaseId: Int!": "The numeric id; unique among objects of this type.",
  "name: String!": "The name.",
  "title: String!": "The title.",
  "createdAt: DateTime!": "When it was created.",
  "isDeleted: Boolean!": "Whether it has been deleted.",
};

/** "Delete it." for a permission `delete`. */
function describePermission(name: string): string {
  const words = wordsOf(name);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} it.`;
}

function describeField({ name, type }: FieldDefinitionNode): string | undefined {
  const printed = print(type);
  return printed === "Permission!" ? describePermission(name.value) : standard[`${name.value}: ${printed}`];
}

/** "The contact list." for the id `contactListId`. */
function describeId(node: InputValueDefinitionNode): string | undefined {
  const { value } = node.name;
  return directiveValues(node, "id", "of").length > 0 && value.endsWith("Id") ? `The ${wordsOf(value.slice(0, -2))}.` : undefined;
}

/** Adds the description of fields and ids whose name says everything, so that the SDL files describe only what needs it. */
export function addDescriptions(document: DocumentNode): DocumentNode {
  return visit(document, {
    FieldDefinition(node) {
      const description = node.description === undefined ? describeField(node) : undefined;
      return description === undefined ? undefined : { ...node, description: text(description) };
    },
    InputValueDefinition(node) {
      const description = node.description === undefined ? describeId(node) : undefined;
      return description === undefined ? undefined : { ...node, description: text(description) };
    },
  });
}
