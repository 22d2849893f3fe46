import { createEvent } from "../lib/event.ts";

/** The reason of a refusal by the own host: the session has ended, or the user lacks the permission. */
export type Refusal = "unauthenticated" | "forbidden";

const refusals = createEvent<Refusal>();

/** Calls the listener on every 401 and 403 of the own host, wherever it occurs. Returns a function that unsubscribes. */
export const onRefusal = refusals.on;

/** Counts the sign-ins and sign-outs in this browser that this page has noticed. */
let signIns = 0;

/** The sign-in under which requests are currently made. */
export function currentSignIn(): number {
  return signIns;
}

/** Marks a sign-in or sign-out; later requests belong to the new state. */
export function beginSignIn(): void {
  signIns += 1;
}

/** @param signInOfRequest the sign-in that the request was made with; a refusal of a previous one is ignored */
export function announceRefusal(refusal: Refusal, signInOfRequest = signIns): void {
  if (signInOfRequest === signIns) refusals.emit(refusal);
}
