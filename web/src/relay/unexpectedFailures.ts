import { createEvent } from "../lib/event.ts";
import type { Failure } from "./failures.ts";

/** An operation that failed, fully or in part, for a reason that no text can explain to the user. */
export interface UnexpectedFailure {
  operation: string;
  failure: Failure;
}

const unexpectedFailures = createEvent<UnexpectedFailure>();

/** Calls the listener on every unexpected failure, but not when the device is offline. Returns a function that unsubscribes. */
export const onUnexpectedFailure = unexpectedFailures.on;
export const reportUnexpectedFailure = unexpectedFailures.emit;
