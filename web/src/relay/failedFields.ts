import type { RelayFieldLogger } from "relay-runtime";
import { failureIn, RequestError, type Failure } from "./failures.ts";

/** What failed last in the fields that a fragment reads, by the fragment's name. */
const byFragment = new Map<string, Failure>();

/** Why a field that a fragment has read is missing; null when no failure of one is known. */
export function fieldFailure(fragment: string): Failure | null {
  return byFragment.get(fragment) ?? null;
}

/**
 * Relay reports every failed field here right before it throws an error of its own for fragments marked
 * `@throwOnFieldError`. That error says nothing about the cause, so ours with the upstream's words is thrown instead.
 */
export const fieldErrorLogger: RelayFieldLogger = (event) => {
  if (event.kind !== "relay_field_payload.error") return;
  const failure = failureIn(event.error);
  byFragment.set(event.owner, failure);
  if (event.shouldThrow && !event.handled) throw new RequestError(failure);
};
