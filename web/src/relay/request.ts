import type { RequestParameters, Variables } from "relay-runtime";

/** Headers of all operations. The last one marks requests of our own pages. */
const baseHeaders = {
  accept: "application/graphql-response+json, application/json",
  "content-type": "application/json",
  "X-Requested-With": "XMLHttpRequest",
};

/** The parts of an operation's parameters that are sent. */
export type PersistedRequest = Pick<RequestParameters, "id" | "name">;

/** The persisted id of an operation, in the form that the gateway accepts over HTTP and over the socket. */
export function persistedQuery({ id, name }: PersistedRequest) {
  if (!id) throw new Error(`Operation ${name} has no persisted id: run relay-compiler.`);
  return { extensions: { persistedQuery: { version: 1, sha256Hash: id } }, operationName: name };
}

/**
 * Identifies a request. Relay adds missing variables as null and sorts them by name, so the key depends on neither.
 */
export function requestKey({ id }: Pick<RequestParameters, "id">, variables: Variables): string {
  const definedVariables = Object.entries(variables).filter(([, value]) => value !== null && value !== undefined);
  return JSON.stringify([id, definedVariables.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}

/** The body of an operation's request. */
export function requestBody(request: PersistedRequest, variables: Variables): string {
  return JSON.stringify({ ...persistedQuery(request), variables });
}

/**
 * Time limit for a response to begin, in ms: twice the gateway's limit for a REST call. On a connection that has died silently,
 * browsers wait for many minutes.
 */
const RESPONSE_LIMIT_MS = 60_000;
/** Speed of the slowest connections. The time limit is extended by the time that the request takes at this speed. */
const BYTES_PER_MS = 2;
/**
 * The most characters of a request that outlives its page. Browsers refuse such a request when, with others that are running, it
 * exceeds 64 kB; one character is at most 3 bytes.
 */
const MAX_KEEPALIVE_LENGTH = 4000;

/**
 * Sends an operation and reads the whole response, so that one that nobody takes over does not keep its connection busy. Faults in
 * the address are sent to the gateway, which injects them in development only (see FaultsPage).
 * @param body from `requestBody`
 * @param keepalive whether the request is completed although the user closes or leaves its page, unless it is long
 * @throws when the connection fails before the response is complete, no response begins in time, or `signal` aborts it
 */
export async function sendRequest(body: string, signal: AbortSignal, keepalive = false): Promise<Response> {
  const [, faults] = /^#faults=(.+)$/.exec(globalThis.location?.hash ?? "") ?? [];
  const headers = faults === undefined ? baseHeaders : { ...baseHeaders, "X-Fault": decodeURIComponent(faults) };
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), RESPONSE_LIMIT_MS + body.length / BYTES_PER_MS);
  const init: RequestInit = {
    method: "POST",
    credentials: "same-origin",
    headers,
    body,
    keepalive: keepalive && body.length <= MAX_KEEPALIVE_LENGTH,
  };
  const response = await fetch("/graphql", { ...init, signal: AbortSignal.any([signal, timeout.signal]) }).finally(() =>
    clearTimeout(timer),
  );
  return new Response(await response.arrayBuffer(), response);
}
