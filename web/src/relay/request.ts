import type { RequestParameters, Variables } from "relay-runtime";

/** Request options of all operations. The header marks requests of our own pages. */
const graphqlRequest = {
  method: "POST",
  credentials: "same-origin",
  headers: {
    accept: "application/graphql-response+json, application/json",
    "content-type": "application/json",
    "X-Requested-With": "XMLHttpRequest",
  },
} as const satisfies RequestInit;

/**
 * Returns the request options for an operation. Faults in the address are sent to the gateway, which injects them in development
 * only (see FaultsPage).
 */
export function requestInit(): RequestInit {
  const [, faults] = /^#faults=(.+)$/.exec(globalThis.location?.hash ?? "") ?? [];
  if (faults === undefined) return graphqlRequest;
  return { ...graphqlRequest, headers: { ...graphqlRequest.headers, "X-Fault": decodeURIComponent(faults) } };
}

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
