import { createEvent } from "../lib/event.ts";
import type { Failure } from "./failures.ts";

/** An operation that the gateway failed to answer, fully or in part. */
export interface Fault {
  operation: string;
  failure: Failure;
}

const faults = createEvent<Fault>();

/** Calls the listener on every fault in an answer, but not when the device is offline. Returns a function that unsubscribes. */
export const onFault = faults.on;
export const announceFault = faults.emit;
