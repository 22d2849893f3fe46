import { GraphQLError } from "graphql";

/** An argument that the schema's types allow but its rules do not; the client has to send something else. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}
