import { GraphQLError } from "graphql";

/** An error for an argument that the schema's types allow but further rules do not; the client must send another value. */
export function createInputError(message: string, extensions: Readonly<Record<string, unknown>> = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", ...extensions } });
}
