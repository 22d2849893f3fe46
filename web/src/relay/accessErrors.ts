import { createEvent } from "../lib/event.ts";

/** Why the own host denied a request: the session has ended, or the user lacks the permission. */
export type AccessError = "unauthenticated" | "forbidden";

const accessErrors = createEvent<AccessError>();

/** Calls the listener on every 401 and 403 of the own host, wherever it occurs. Returns a function that unsubscribes. */
export const onAccessError = accessErrors.on;

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

/** @param signInOfRequest the sign-in that the request was made with; an error of a previous one is ignored */
export function reportAccessError(error: AccessError, signInOfRequest = signIns): void {
  if (signInOfRequest === signIns) accessErrors.emit(error);
}
