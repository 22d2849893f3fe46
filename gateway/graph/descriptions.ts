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
  "avatar: URL": "The picture; null when there is none.",
  "logo: URL": "The logo; null when there is none.",
  "video: Video": "The video; null when there is none.",
  "description: String": "The description; null when it is empty.",
  "summary: String": "The summary; null when there is none.",
  "content: HTML": "The text; null when empty.",
  "beats: [Beat!]!": "The topics.",
  "country: Country": "The country; null when none is set.",
  "company: Company!": "The company.",
  "organization: String": "The organization's name; null when empty.",
  "jobTitle: String": "The job title; null when empty.",
  "deadline: DateTime": "The deadline for answers; null when there is none.",
  "sequence: Int!": "Counts up by one for each event of this subscription. A gap means that events were missed.",
  "person: Author!": "The person.",
  "type: InterviewType!": "How the interview is answered.",
};

/** The descriptions of arguments and fields of inputs that have the same meaning everywhere, by name and type. */
const inputDescriptions: Readonly<Record<string, string>> = {
  "attachments: AttachmentsInput": "The attached pictures and videos.",
  "beatId: ID": "Filters by topic.",
  "beatIds: [ID!]": "The topics.",
  "communitySlug: String": "Filters by community.",
  "countryId: ID": "The country; null for none.",
  "followed: Boolean!": "The new state.",
  "jobTitle: String": "The job title, up to 120 characters; null for none.",
  "password: String!": "The current password.",
  "query: String": "Filters by a part of the name.",
  "query: String!": "A part of the name, at least one character.",
  "roleTitle: String": "The job title, up to 120 characters; null for none.",
  "token: String!": "The token in the link.",
  "types: [FeedType!]": "Filters by type; all types by default.",
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
