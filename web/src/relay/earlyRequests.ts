import type { Variables } from "relay-runtime";
import { responseInPage, hasPageResponses } from "./pageResponses.ts";
import { requestBody, requestKey, sendRequest, type PersistedRequest } from "./request.ts";

/** A request that was sent before Relay had loaded. */
interface EarlyRequest {
  response: Promise<Response>;
  /** Time of sending, in ms since the page was requested. */
  sentAt: number;
  abort: () => void;
}

/** Maximum age of a response, in ms. A page that is opened later gets newer data. */
const MAX_AGE = 30_000;

const running = new Map<string, EarlyRequest>();

/** Keys of the queries that the network layer sent itself while the queries of the page were not known yet. */
const sentByNetworkLayer = new Set<string>();
let isLoadingRequests = false;

/** Sends a query of the page that is loading. `takeEarlyRequest` hands its response to the network layer. */
export function sendEarlyRequest(request: PersistedRequest, variables: Variables): void {
  const controller = new AbortController();
  const body = requestBody(request, variables);
  const send = () => sendRequest(body, controller.signal);
  const response = hasPageResponses ? responseInPage(request, variables).then((found) => found ?? send()) : send();
  // A failure is handled by the network layer, which may ask for the response only later.
  response.catch(() => {});
  running.set(requestKey(request, variables), { response, sentAt: performance.now(), abort: () => controller.abort() });
}

/**
 * Sends the queries of the page that is loading as soon as they are known, except those that the network layer has already sent:
 * the responses would not be used.
 */
export async function sendEarlyRequests(requests: Promise<readonly { params: PersistedRequest; variables: Variables }[]>) {
  isLoadingRequests = true;
  try {
    for (const { params, variables } of await requests)
      if (!sentByNetworkLayer.has(requestKey(params, variables))) sendEarlyRequest(params, variables);
  } finally {
    isLoadingRequests = false;
    sentByNetworkLayer.clear();
  }
}

/** The response of an early request, once: a second request needs newer data. Null when there is none. */
export function takeEarlyRequest(request: PersistedRequest, variables: Variables): EarlyRequest | null {
  const key = requestKey(request, variables);
  const early = running.get(key);
  running.delete(key);
  if (!early && isLoadingRequests) sentByNetworkLayer.add(key);
  return early && performance.now() - early.sentAt < MAX_AGE ? early : null;
}

/** Cancels the early requests that were not used yet, because the reader has signed in or out, or changed something. */
export function cancelEarlyRequests(): void {
  for (const { abort } of running.values()) abort();
  running.clear();
}
