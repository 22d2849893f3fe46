import { badInput } from "../graph/inputErrors.ts";
import type { IdOptions, WrongId } from "../graph/idInputs.ts";
import { slugKey, sluggedKey, type KeyKinds } from "../graph/ids.ts";
import { answerKey, answerSetKey } from "./answers/ids.ts";
import { uuidKey } from "./deadLetters/ids.ts";
import { messageKey } from "./messages/ids.ts";
import { isPayload, type Payload } from "./mutation.ts";

/** The types whose ids contain something else than a database id. */
export const keyKinds: KeyKinds = {
  // The REST API reads these by slug, but refers to them by database id.
  Community: sluggedKey,
  Company: sluggedKey,
  Outlet: sluggedKey,
  User: slugKey,
  UserSettings: slugKey,
  // The REST API reads these only as parts of others.
  AnswerSet: answerSetKey,
  Answer: answerKey,
  Message: messageKey,
  DeadLetter: uuidKey,
};

const code = "INVALID_ID";

/** The payload of a mutation that was sent wrong ids. */
function refusal(wrong: readonly WrongId[], { input }: Readonly<Record<string, unknown>>): Payload<never> {
  const { clientMutationId = null }: { clientMutationId?: unknown } = typeof input === "object" && input !== null ? input : {};
  return {
    clientMutationId: typeof clientMutationId === "string" ? clientMutationId : null,
    errors: wrong.map(({ message, field }) => ({ code, message, field: [...field] })),
    result: null,
  };
}

/** Puts the error that nothing was found at the id that was looked for. */
const atField = (payload: Payload<unknown>, field: readonly string[]): Payload<unknown> => ({
  ...payload,
  errors: payload.errors.map((error) =>
    error.code === "NOT_FOUND" && error.field === null ? { ...error, field: [...field] } : error,
  ),
});

/** How ids in arguments are read: a mutation reports wrong ones as `errors` of its payload, any other field fails. */
export const idOptions: IdOptions = {
  keyKinds,
  refuse(parentType, wrong, values) {
    if (parentType === "Mutation") return refusal(wrong, values);
    const [{ message, field }] = wrong;
    throw badInput(message, { code, argument: field });
  },
  complete: (parentType, result, field) => (parentType === "Mutation" && isPayload(result) ? atField(result, field) : result),
};
