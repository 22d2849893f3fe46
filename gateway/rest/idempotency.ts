import { randomUUID } from "node:crypto";
import type { CallName } from "./client.ts";
import { RestError } from "./error.ts";

/**
 * The key of a create; a new one when none was given.
 * @throws RestError 422 for a key that is not 1 to 255 printable characters: it could not be sent in a header
 */
export function getIdempotencyKey(call: CallName, given: string | null | undefined): string {
  if (given === null || given === undefined) return randomUUID();
  if (/^[\x21-\x7e]{1,255}$/.test(given)) return given;
  const errors = { idempotencyKey: ["An idempotency key has 1 to 255 printable characters."] };
  throw new RestError(`${call}: bad idempotency key`, { call, failure: "status", status: 422, errors });
}
