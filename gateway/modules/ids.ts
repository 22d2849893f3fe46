import { createInputError } from "../graph/codedErrors.ts";
import type { IdOptions, InvalidId } from "../graph/idInputs.ts";
import { slugKey, sluggedKey, type KeyKinds } from "../graph/ids.ts";
import { answerKey, answerSetKey } from "./answers/ids.ts";
import { uuidKey } from "./deadLetters/ids.ts";
import { messageKey } from "./messages/ids.ts";
import { isPayload, type Payload } from "./mutation.ts";

/** The types whose ids contain another key than a database id. */
export const keyKinds: KeyKinds = {
  // The REST API reads these by slug, but refers to them by database id.
  Community: sluggedKey,
  Company: sluggedKey,
  Outlet: sluggedKey,
  User: slugKey,
  UserSettings: slugKey,
  // The REST API returns these only as parts of other objects.
  AnswerSet: answerSetKey,
  Answer: answerKey,
  Message: messageKey,
  DeadLetter: uuidKey,
};

const code = "INVALID_ID";

/** The payload of a mutation that was sent invalid ids. */
function createInvalidIdPayload(invalid: readonly InvalidId[], { input }: Readonly<Record<string, unknown>>): Payload<never> {
  const { clientMutationId = null }: { clientMutationId?: unknown } = typeof input === "object" && input !== null ? input : {};
  return {
    clientMutationId: typeof clientMutationId === "string" ? clientMutationId : null,
    errors: invalid.map(({ message, field }) => ({ code, message, field: [...field] })),
    result: null,
  };
}

/** Adds the path of the id to the error that its object was not found. */
const addFieldPath = (payload: Payload<unknown>, field: readonly string[]): Payload<unknown> => ({
  ...payload,
  errors: payload.errors.map((error) =>
    error.code === "NOT_FOUND" && error.field === null ? { ...error, field: [...field] } : error,
  ),
});

/** Handling of ids in arguments: a mutation reports invalid ids as `errors` of its payload, any other field fails. */
export const idOptions: IdOptions = {
  keyKinds,
  onInvalidIds(parentType, invalid, values) {
    if (parentType === "Mutation") return createInvalidIdPayload(invalid, values);
    const [{ message, field }] = invalid;
    throw createInputError(message, { code, argument: field });
  },
  completeResult: (parentType, result, field) =>
    parentType === "Mutation" && isPayload(result) ? addFieldPath(result, field) : result,
};
