import { nanoid } from "nanoid";
import type { MutationFailure } from "../relay/mutation.ts";

type Outcome = { ok: true } | Pick<MutationFailure, "ok" | "errors">;

/** Refusals of a request that did not run: an earlier one with the same key may still run, or may have succeeded. */
const didNotRun: ReadonlySet<string> = new Set(["CONFLICT", "TOO_MANY_REQUESTS"]);

/**
 * Whether the next attempt is a new request. The platform repeats its response to a key, including a refusal, so that a repeated
 * attempt would still be refused when the reason is gone. Without a response, the request may have succeeded.
 */
export const needsNewKey = (outcome: Outcome): boolean =>
  outcome.ok || (outcome.errors.length > 0 && !outcome.errors.some(({ code }) => didNotRun.has(code)));

/** The idempotency keys of one text box: one key for each content. */
export interface IdempotencyKeys {
  /** The key for this content; retries of the same content get the same key. */
  getKey(content: string): string;
  /** Call this with the outcome: after a success or a refusal, sending the same content again is a new request. */
  settle(outcome: Outcome): void;
}

/** @param createKey creates a unique key */
export function createIdempotencyKeys(createKey: () => string = nanoid): IdempotencyKeys {
  let current: { content: string; key: string } | null = null;
  return {
    getKey(content) {
      if (current?.content !== content) current = { content, key: createKey() };
      return current.key;
    },
    settle(outcome) {
      if (needsNewKey(outcome)) current = null;
    },
  };
}
