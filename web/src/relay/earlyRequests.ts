import type { Variables } from "relay-runtime";
import { requestBody, requestInit, type PersistedRequest } from "./request.ts";

/** A request that was sent before Relay had loaded. */
interface EarlyRequest {
  response: Promise<Response>;
  /** When it was sent, in ms since the page was requested. */
  sentAt: number;
  abort: () => void;
}

/** How old a response may be, in ms. A page that is opened later gets newer data. */
const MAX_AGE = 30_000;

const running = new Map<string, EarlyRequest>();

/** Relay adds missing variables as null and sorts them by name, so the key does not depend on either. */
function keyOf({ id }: PersistedRequest, variables: Variables): string {
  const given = Object.entries(variables).filter(([, value]) => value !== null && value !== undefined);
  return JSON.stringify([id, given.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}

/** Sends a query of the page that is loading. `takeEarly` hands its response to the network layer. */
export function sendEarly(request: PersistedRequest, variables: Variables): void {
  const controller = new AbortController();
  const body = requestBody(request, variables);
  const response = fetch("/graphql", { ...requestInit(), body, signal: controller.signal });
  // A failure is handled by the network layer, which may ask for the response only later.
  response.catch(() => {});
  running.set(keyOf(request, variables), { response, sentAt: performance.now(), abort: () => controller.abort() });
}

/** The response of an early request, once: a second request needs newer data. Null when there is none. */
export function takeEarly(request: PersistedRequest, variables: Variables): EarlyRequest | null {
  const key = keyOf(request, variables);
  const early = running.get(key);
  running.delete(key);
  return early && performance.now() - early.sentAt < MAX_AGE ? early : null;
}

/** Drops the responses that were not used yet, because the reader has signed in or out, or changed something. */
export function dropEarly(): void {
  running.clear();
}
