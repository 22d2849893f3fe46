import { createEvent } from "../lib/event.ts";

/** How the own host refused: the sign-in has ended, or the reader may not do this. */
export type Refusal = "unauthenticated" | "forbidden";

const refusals = createEvent<Refusal>();

/** Calls back on every 401 and 403 of the own host, wherever it comes up. Returns a function that unsubscribes. */
export const onRefusal = refusals.on;

/** Counts the sign-ins and sign-outs of this browser that this page knows of. */
let signIns = 0;

/** The sign-in that requests are made with at present. */
export function presentSignIn(): number {
  return signIns;
}

/** From now on requests are made with another sign-in, or with none. */
export function beginSignIn(): void {
  signIns += 1;
}

/** @param askedWith the sign-in that the request was made with: a refusal of a former one says nothing about the present */
export function announceRefusal(refusal: Refusal, askedWith = signIns): void {
  if (askedWith === signIns) refusals.emit(refusal);
}
