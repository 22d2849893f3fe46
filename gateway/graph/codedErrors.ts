import { GraphQLError } from "graphql";

/** Creates a GraphQL error with a code in its extensions. */
export const createCodedError = (
  code: string,
  message: string,
  extensions: Readonly<Record<string, unknown>> = {},
): GraphQLError => new GraphQLError(message, { extensions: { code, ...extensions } });

/** Creates the error for an argument that the schema's types allow but further rules do not; the client must send another value. */
export const createInputError = (message: string, extensions?: Readonly<Record<string, unknown>>): GraphQLError =>
  createCodedError("BAD_USER_INPUT", message, extensions);

/** @throws BAD_USER_INPUT unless the size of a page or list is 1 to `max` */
export function checkSize(size: number, max: number, argument = "first"): void {
  if (!Number.isInteger(size) || size < 1 || size > max) throw createInputError(`${argument} must be between 1 and ${max}.`);
}
