import { toUserErrors, type FieldNames, type UserError } from "../errors.ts";
import type { Context } from "../context.ts";
import type { Resolvers } from "../graph/generated/resolvers.ts";
import { forgetReads } from "./store.ts";

/** The parent of every payload's resolvers; its fields are resolved from `result`. */
export interface Payload<Result> {
  readonly clientMutationId: string | null;
  /** Why the change was refused; empty when it was made. */
  readonly errors: readonly UserError[];
  /** What came of the change; null when it was refused. */
  readonly result: Result | null;
}

/** For `Mutation` fields: the sent clientMutationId, as it came. */
interface Input {
  readonly clientMutationId?: string | null | undefined;
}

/**
 * Makes a change and answers its payload. Refusals that a person can act on are its `errors`.
 * @param make makes the change; throws RestError
 * @throws RestError for 401 and faults, which are GraphQL errors
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
    forgetReads(context);
  }
}

export const resolvers: Resolvers = {
  MutationPayload: {
    // No field answers the interface itself; each has a payload of its own.
    __resolveType: () => null,
  },
};

export type UserErrorModel = UserError;

export type ErrorCode = UserError["code"];
