import {
  commitMutation,
  type Environment,
  type GraphQLTaggedNode,
  type MutationConfig,
  type MutationParameters,
} from "relay-runtime";
import { failureOf, failureText, isRecord } from "./failures.ts";
import { announceRefusal } from "./refusals.ts";

/** A refusal that a person can act on, as every payload carries them. */
export interface UserError {
  /** INVALID, NOT_FOUND, ... (enum ErrorCode). */
  code: string;
  /** The sentence to show. */
  message: string;
  /** The input field from the outside in, ["input", "content"]; null when it concerns no single field. */
  field: readonly string[] | null;
}

/** How a mutation went. It never rejects. */
export type Outcome<Response> = { ok: true; response: Response } | Refused;

/** A mutation that changed nothing. */
export interface Refused {
  ok: false;
  /** The refusals of the payload; empty after a fault. */
  errors: readonly UserError[];
  /** What to say; null when the modal says it. */
  text: string | null;
  /** Whether the device had no network, so that the same can be sent as soon as it has one. */
  isOffline?: true;
}

/** What a form says while it waits for the network. */
export const sentWhenOnline =
  "There is no connection. Your text is kept here and will be sent as soon as the connection is back.";

/** What it says once the text was changed meanwhile: half a change must not be sent. */
export const changedOffline = "There is no connection. Your text is kept here. Please send it when you have finished.";

/** What a call of a mutation brings: its variables, and what the store does meanwhile and after. */
export type MutationCall<Operation extends MutationParameters> = Pick<
  MutationConfig<Operation>,
  "variables" | "optimisticResponse" | "optimisticUpdater" | "updater"
>;

/** Runs a mutation once. What was changed optimistically is undone when it is refused or fails. */
export function runMutation<Operation extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  call: MutationCall<Operation>,
): Promise<Outcome<Operation["response"]>> {
  const { promise, resolve } = Promise.withResolvers<Outcome<Operation["response"]>>();
  commitMutation<Operation>(environment, {
    mutation,
    ...call,
    onCompleted: (response) => resolve(outcomeOf(response)),
    onError: (error) => {
      const failure = failureOf(error);
      const refused: Refused = { ok: false, errors: [], text: failureText(failure) };
      resolve(failure.kind === "offline" ? { ...refused, isOffline: true } : refused);
    },
  });
  return promise;
}

function outcomeOf<Response extends Record<string, unknown>>(response: Response): Outcome<Response> {
  const errors = Object.values(response).flatMap(userErrorsIn);
  if (errors.length === 0) return { ok: true, response };
  // A 403 ends the sign-in also where it comes back as data.
  if (errors.some(({ code }) => code === "FORBIDDEN")) announceRefusal("forbidden");
  return { ok: false, errors, text: joinMessages(errors) };
}

/** The messages one per line, each once. */
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

/** By what a form knows its fields: "questions.0.text" of ["input", "questions", "0", "text"]. */
export function fieldOf({ field }: UserError): string | null {
  return field?.slice(field[0] === "input" ? 1 : 0).join(".") || null;
}

/** The messages for one field of a form, one per line; null when it has none. */
export function messageFor(errors: readonly UserError[], field: string): string | null {
  return joinMessages(errors.filter((error) => fieldOf(error) === field)) || null;
}

/**
 * What a form says beside its fields: the messages that none of them shows, after a fault what has happened.
 * @param hasPlace whether a field shows this error
 */
export function textOfOthers({ errors, text }: Refused, hasPlace: (error: UserError) => boolean): string | null {
  return errors.length === 0 ? text : joinMessages(errors.filter((error) => !hasPlace(error))) || null;
}
