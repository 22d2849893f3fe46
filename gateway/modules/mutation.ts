import { getNullableType, type GraphQLFieldResolver, type GraphQLSchema } from "graphql";
import type { Context } from "../context.ts";
import { toUserErrors, type FieldNames, type UserError } from "../errors.ts";
import { listPayloadFields } from "../graph/conventionalResolvers.ts";
import type { Resolvers } from "../graph/generated/resolvers.ts";
import { clearStores } from "./store.ts";

/** The parent of every payload's resolvers, which resolve its fields from `result`. */
export interface Payload<Result> {
  readonly clientMutationId: string | null;
  /** The reasons why the change was refused; empty on success. */
  readonly errors: readonly UserError[];
  /** The result of the change; null when it was refused. */
  readonly result: Result | null;
}

/** Whether a value is what {@link change} returns. */
export const isPayload = (value: unknown): value is Payload<unknown> =>
  typeof value === "object" && value !== null && "errors" in value && "result" in value;

/** The input of `Mutation` fields: clientMutationId is returned unchanged. */
export interface Input {
  readonly clientMutationId?: string | null | undefined;
}

/**
 * Makes a change and returns its payload. Errors that the user can act on become its `errors`.
 * @param make makes the change; throws RestError
 * @throws RestError for 401 and server errors, which are GraphQL errors
 */
export async function change<Result>(
  context: Context,
  { clientMutationId = null }: Input,
  make: () => Promise<Result>,
  names?: FieldNames,
): Promise<Payload<Result>> {
  try {
    return { clientMutationId, errors: [], result: await make() };
  } catch (error) {
    return { clientMutationId, errors: toUserErrors(error, names), result: null };
  } finally {
    clearStores(context);
  }
}

/** Returns a `change` for inputs whose fields have other names than those of the REST API. */
export const createChange =
  (names: FieldNames) =>
  <Result>(context: Context, input: Input, make: () => Promise<Result>): Promise<Payload<Result>> =>
    change(context, input, make, names);

/**
 * Creates a module's `addResolvers`: the payload fields of this type return the object as it is after the change, which is read
 * only if the operation selects it.
 */
export const createPayloadResolvers =
  <Result>(typeName: string, resolve: GraphQLFieldResolver<Payload<Result>, Context>) =>
  (schema: GraphQLSchema): void => {
    for (const field of listPayloadFields(schema))
      if (String(getNullableType(field.type)) === typeName) field.resolve ??= resolve;
  };

export const resolvers: Resolvers = {
  MutationPayload: {
    // No field has the interface as its type; each mutation has its own payload type.
    __resolveType: () => null,
  },
};

export type UserErrorModel = UserError;

export type ErrorCode = UserError["code"];
