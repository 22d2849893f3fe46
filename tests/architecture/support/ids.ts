import { getDirectiveValues, getNamedType, isAbstractType, isObjectType, type GraphQLSchema } from "graphql";
import { inputsOf, type SchemaInput } from "./schemaInputs.ts";

/** Fields that refer to uploads are named after what they show. */
const uploads = new Set(["img", "logo", "banner", "image", "images", "video", "videos"]);
/** Names that end in "Id" but do not refer to an object of the schema, and arguments that accept ids of any type. */
const exempt = new Set(["clientMutationId", "Query.node(id:)", "Query.nodes(ids:)"]);

const isReference = (key: string): boolean => /^ids?$|[a-z]Ids?$/.test(key) || uploads.has(key);

function violationsAt(schema: GraphQLSchema, { name, key, value, isQuery }: SchemaInput): string[] {
  if (!isReference(key) || exempt.has(key) || exempt.has(name)) return [];
  const typeName = getNamedType(value.type).name;
  if (key === "databaseId") return isQuery && typeName === "Int" ? [] : [`${name} is not a look-up by address`];
  if (typeName !== "ID") return [`${name} is not an ID`];
  const directive = schema.getDirective("id");
  const named = directive && value.astNode ? getDirectiveValues(directive, value.astNode)?.["of"] : undefined;
  if (!Array.isArray(named)) return [`${name} does not name its type`];
  const hasId = (of: unknown): boolean => {
    const type = schema.getType(String(of));
    return isAbstractType(type) || (isObjectType(type) && type.getFields()["id"] !== undefined);
  };
  return named.filter((of) => !hasId(of)).map((of) => `${name} names ${String(of)}, which is not a type with an id`);
}

/** @returns arguments and input fields that refer to an object by anything but a global id of a named type */
export const idViolations = (schema: GraphQLSchema): string[] => inputsOf(schema).flatMap((input) => violationsAt(schema, input));
