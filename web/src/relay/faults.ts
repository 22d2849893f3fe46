import type { Failure } from "./failures.ts";

/** An operation that the gateway could not answer, or not in full. */
export interface Fault {
  operation: string;
  failure: Failure;
}

const listeners = new Set<(fault: Fault) => void>();

/** Calls back on every fault that comes as an answer; being without a network is none. Returns a function that unsubscribes. */
export function onFault(listener: (fault: Fault) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceFault(fault: Fault): void {
  for (const listener of listeners) listener(fault);
}
