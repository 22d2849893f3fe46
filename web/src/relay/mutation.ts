import { graphql } from "react-relay";
import {
  commitMutation,
  type Environment,
  type GraphQLTaggedNode,
  type MutationConfig,
  type MutationParameters,
} from "relay-runtime";
import { isRecord } from "../lib/isRecord.ts";
import { loadCode } from "../lib/loadCode.ts";
import { preload } from "../lib/whenIdle.ts";
import { reportAccessError } from "./accessErrors.ts";
import { toFailure, failureText, getReference } from "./failures.ts";

// Every mutation spreads this fragment without masking, so that its errors have these fields.
void graphql`
  fragment mutation_error on UserError {
    code
    message
    field
  }
`;

/** An error that the user can act on, as every payload reports it. */
export interface UserError {
  /** INVALID, NOT_FOUND, ... (enum ErrorCode). */
  code: string;
  /** The sentence to show. */
  message: string;
  /** The path of the input field from the outside in, such as ["input", "content"]; null when no single field is concerned. */
  field: readonly string[] | null;
}

/** The result of a mutation. The promise never rejects. */
export type Outcome<Response> = { ok: true; response: Response } | MutationFailure;

/** A mutation that changed nothing. */
export interface MutationFailure {
  ok: false;
  /** The errors in the payload; empty when the request itself failed. */
  errors: readonly UserError[];
  /** The text to show; null when the sign-in modal opens instead. */
  text: string | null;
  /** The reference number of a failed request, shown with the text. */
  reference?: string | null;
  /** Whether the device was offline, so that the same mutation can be sent again once it is online. */
  isOffline?: true;
}

/** Shown by a form that waits for the network. */
export const sentWhenOnline = "You are offline. Your text is kept here and will be sent when you are back online.";

/** Shown instead when the text has been edited in the meantime, because a half-finished edit must not be sent. */
export const changedOffline = "You are offline. Your text is kept here. Please send it when you have finished.";

/** One call of a mutation: its variables and its store updates. */
export type MutationCall<Operation extends MutationParameters> = Pick<
  MutationConfig<Operation>,
  "variables" | "optimisticResponse" | "optimisticUpdater" | "updater"
>;

/** A mutation whose code loads when it is first sent. */
export interface LazyMutation {
  load: () => Promise<GraphQLTaggedNode>;
}

/** A mutation whose code loads when the page is idle, or when it is sent. */
export function deferredMutation(load: LazyMutation["load"]): LazyMutation {
  preload(load);
  return { load };
}

/** Runs a mutation once. Optimistic updates are rolled back when it fails. */
export async function runMutation<Operation extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode | LazyMutation,
  call: MutationCall<Operation>,
): Promise<Outcome<Operation["response"]>> {
  try {
    return await commit(environment, "load" in mutation ? await loadCode(mutation.load) : mutation, call);
  } catch (error) {
    const failure = toFailure(error);
    const failed: MutationFailure = { ok: false, errors: [], text: failureText(failure), reference: getReference(failure) };
    return failure.kind === "offline" ? { ...failed, isOffline: true } : failed;
  }
}

/** @throws what the network layer throws when the request fails */
function commit<Operation extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  call: MutationCall<Operation>,
): Promise<Outcome<Operation["response"]>> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome<Operation["response"]>>();
  commitMutation<Operation>(environment, {
    mutation,
    ...call,
    onCompleted: (response) => resolve(toOutcome(response)),
    onError: reject,
  });
  return promise;
}

function toOutcome<Response extends Record<string, unknown>>(response: Response): Outcome<Response> {
  const errors = Object.values(response).flatMap(userErrorsIn);
  if (errors.length === 0) return { ok: true, response };
  // A 403 also ends the session when it is reported in the payload.
  if (errors.some(({ code }) => code === "FORBIDDEN")) reportAccessError("forbidden");
  return { ok: false, errors, text: joinMessages(errors) };
}

/** The distinct messages, one per line. */
export function joinMessages(errors: readonly UserError[]): string {
  return [...new Set(errors.map(({ message }) => message))].join("\n");
}

function userErrorsIn(payload: unknown): UserError[] {
  if (!isRecord(payload) || !Array.isArray(payload["errors"])) return [];
  return payload["errors"].filter(isRecord).map(({ code, message, field }) => ({
    code: typeof code === "string" ? code : "INVALID",
    message: typeof message === "string" ? message : "",
    field: Array.isArray(field) ? field.filter((part) => typeof part === "string") : null,
  }));
}

/** The form's name for the field of an error: "questions.0.text" for ["input", "questions", "0", "text"]. */
export function getFieldPath({ field }: UserError): string | null {
  return field?.slice(field[0] === "input" ? 1 : 0).join(".") || null;
}

/** The messages for one form field, one per line; null if there are none. */
export function messageFor(errors: readonly UserError[], field: string): string | null {
  return joinMessages(errors.filter((error) => getFieldPath(error) === field)) || null;
}

/**
 * The text that a form shows apart from its fields: the messages that no field shows or, when the request itself failed, its text.
 * @param isShownAtField whether a field shows this error
 */
export function textOfOtherErrors(
  { errors, text }: MutationFailure,
  isShownAtField: (error: UserError) => boolean,
): string | null {
  return errors.length === 0 ? text : joinMessages(errors.filter((error) => !isShownAtField(error))) || null;
}
