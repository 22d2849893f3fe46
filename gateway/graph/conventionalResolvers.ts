import { isInterfaceType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from "graphql";
import { encodeId } from "./ids.ts";

interface WithId {
  readonly id: number | string;
}

/** The parent of a payload's fields; see modules/mutation.ts. */
interface WithResult {
  readonly result: unknown;
}

type PayloadField = ReturnType<GraphQLObjectType["getFields"]>[string];

/** The fields of the payloads of all mutations, without those that every payload has. */
export function listPayloadFields(schema: GraphQLSchema): readonly PayloadField[] {
  const payload = schema.getType("MutationPayload");
  if (!isInterfaceType(payload)) return [];
  const shared = payload.getFields();
  const { objects } = schema.getImplementations(payload);
  return objects.flatMap((type) => Object.values(type.getFields())).filter(({ name }) => !(name in shared));
}

/**
 * Adds the resolvers that most types share, unless a module has its own: the database id is the REST API's id, the global id
 * consists of it and the type's name, and the fields of a mutation's payload are the result of the change.
 */
export function addConventionalResolvers(schema: GraphQLSchema): void {
  for (const field of listPayloadFields(schema)) field.resolve ??= ({ result }: WithResult) => result;
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.name === "id") field.resolve ??= ({ id }: WithId) => encodeId(type.name, id);
      else if (field.name === "databaseId") field.resolve ??= ({ id }: WithId) => id;
    }
  }
}
