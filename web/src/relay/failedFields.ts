import type { RelayFieldLogger } from "relay-runtime";
import { failureOfGraphqlError, RequestError, type Failure } from "./failures.ts";

/** The last failure among the fields that a fragment reads, by fragment name. */
const byFragment = new Map<string, Failure>();

/** Returns the error that made a field of a fragment null; null if no failure is known. */
export function fieldFailure(fragment: string): Failure | null {
  return byFragment.get(fragment) ?? null;
}

/**
 * Relay calls this for every failed field, right before it throws its own error for fragments marked `@throwOnFieldError`.
 * Relay's error does not contain the cause, so this throws a RequestError with the upstream's message instead.
 */
export const fieldErrorLogger: RelayFieldLogger = (event) => {
  if (event.kind !== "relay_field_payload.error") return;
  const failure = failureOfGraphqlError(event.error);
  byFragment.set(event.owner, failure);
  if (event.shouldThrow && !event.handled) throw new RequestError(failure);
};
