import { createEvent } from "../lib/event.ts";
import type { Failure } from "./failures.ts";

/** An operation that the gateway could not answer, or not in full. */
export interface Fault {
  operation: string;
  failure: Failure;
}

const faults = createEvent<Fault>();

/** Calls back on every fault that comes as an answer; being without a network is none. Returns a function that unsubscribes. */
export const onFault = faults.on;
export const announceFault = faults.emit;
