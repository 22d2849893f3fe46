import { print, visit, type DocumentNode, type FieldDefinitionNode, type InputValueDefinitionNode } from "graphql";
import { readDirectiveValues, createDescriptionNode } from "./ast.ts";
import { upperFirst, toWords } from "./words.ts";

/** The descriptions of fields that have the same meaning in every type, by name and type. */
const fieldDescriptions: Readonly<Record<string, string>> = {
  "id: ID!": "The global id, for inputs. The object cannot be fetched by it.",
  "databaseId: Int!": "The numeric id; unique among objects of this type.",
  "name: String!": "The name.",
  "title: String!": "The title.",
  "createdAt: DateTime!": "When it was created.",
  "closedAt: DateTime": "When it was closed; null while it is open, and when the time is unknown.",
  "isDeleted: Boolean!": "Whether it has been deleted.",
  "attachments: Attachments!": "The attached pictures and videos.",
  "image: Image": "The picture; null when there is none.",
  "jobTitle: String": "The job title; null when empty.",
  "person: Author!": "The person.",
  "type: InterviewType!": "How the interview is answered.",
};

/** The descriptions of arguments and fields of inputs that have the same meaning everywhere, by name and type. */
const inputDescriptions: Readonly<Record<string, string>> = {
  "countryId: ID": "The country; null for none.",
  "idempotencyKey: String":
    "A unique key for this request. The same key within 24 hours returns the first result again instead of making the change twice.",
};

/** "Delete it." for a permission `delete`. */
const describePermission = (name: string): string => `${upperFirst(toWords(name))} it.`;

function describeField({ name, type }: FieldDefinitionNode): string | undefined {
  const printed = print(type);
  if (name.value === "permissions") return "The viewer's permissions on this object.";
  return printed === "Permission!" ? describePermission(name.value) : fieldDescriptions[`${name.value}: ${printed}`];
}

/** Optional ids of uploads, by their type. */
const uploadDescriptions: Readonly<Record<string, string>> = {
  Image: "An uploaded picture; null for none.",
  Video: "An uploaded video; null for none.",
};

/** "The contact list." for the id `contactListId`. */
function describeId(node: InputValueDefinitionNode): string | undefined {
  const { value } = node.name;
  const [type] = readDirectiveValues(node, "id", "of");
  if (type === undefined) return undefined;
  if (print(node.type) === "ID" && Object.hasOwn(uploadDescriptions, type)) return uploadDescriptions[type];
  return value.endsWith("Id") ? `The ${toWords(value.slice(0, -2))}.` : undefined;
}

const describeInputValue = (node: InputValueDefinitionNode): string | undefined =>
  inputDescriptions[`${node.name.value}: ${print(node.type)}`] ?? describeId(node);

/**
 * Adds descriptions that follow from the name to fields, arguments and ids without one. Where that would mislead, the SDL file describes the
 * element itself.
 */
export function addDescriptions(document: DocumentNode): DocumentNode {
  return visit(document, {
    FieldDefinition(node) {
      const description = node.description === undefined ? describeField(node) : undefined;
      return description === undefined ? undefined : { ...node, description: createDescriptionNode(description) };
    },
    InputValueDefinition(node) {
      const description = node.description === undefined ? describeInputValue(node) : undefined;
      return description === undefined ? undefined : { ...node, description: createDescriptionNode(description) };
    },
  });
}
