import { createGraphiQLFetcher, type Fetcher } from "@graphiql/toolkit";
import { createClient } from "graphql-ws";
import { isRecord } from "../../rest/records.ts";

/** The cost and duration of the last request. */
export interface LastRun {
  /** `extensions.cost` of the response; null when it has none. */
  cost: Readonly<Record<string, unknown>> | null;
  milliseconds: number;
}

const tokenKey = "graphiql:token";
const listeners = new Set<() => void>();
let lastRun: LastRun | null = null;

/** The token that requests send instead of the page's session; null when there is none. Closing the tab discards it. */
export const readToken = (): string | null => sessionStorage.getItem(tokenKey);

export function saveToken(token: string): void {
  if (token === "") sessionStorage.removeItem(tokenKey);
  else sessionStorage.setItem(tokenKey, token);
  // A new socket signs in again.
  sockets.terminate();
}

/** For `useSyncExternalStore`. */
export function subscribeToRuns(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const readLastRun = (): LastRun | null => lastRun;

const createAuthorization = (): Record<string, string> => {
  const token = readToken();
  return token === null ? {} : { authorization: `Bearer ${token}` };
};

const sockets = createClient({
  url: `${location.origin.replace(/^http/, "ws")}/graphql`,
  connectionParams: createAuthorization,
});

const requestedWithHeader = { "X-Requested-With": "XMLHttpRequest" };

/** Sends operations of the editor, and records their cost and duration. */
export const fetcher: Fetcher = createGraphiQLFetcher({
  url: "/graphql",
  headers: requestedWithHeader,
  wsClient: sockets,
  async fetch(input, init) {
    const start = performance.now();
    const response = await fetch(input, addToken(init));
    const milliseconds = Math.round(performance.now() - start);
    // The explorer's own introspection does not count as a run.
    if (typeof init?.body !== "string" || !init.body.includes("IntrospectionQuery")) {
      lastRun = { cost: await readCost(response.clone()), milliseconds };
      for (const listener of listeners) listener();
    }
    return response;
  },
});

/** Sends one operation outside the editor, such as one that finds an id. @returns its data; null when it failed */
export async function send(query: string, variables: Record<string, unknown>): Promise<Record<string, unknown> | null> {
  const response = await fetch(
    "/graphql",
    addToken({
      method: "POST",
      headers: { ...requestedWithHeader, "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    }),
  );
  const result: unknown = await response.json().catch(() => null);
  return isRecord(result) && isRecord(result["data"]) ? result["data"] : null;
}

/** A request with a token sends no cookie, so that it runs only as the token's owner. */
function addToken(init: RequestInit | undefined): RequestInit {
  if (readToken() === null) return { ...init };
  return {
    ...init,
    credentials: "omit",
    headers: { ...Object.fromEntries(new Headers(init?.headers)), ...createAuthorization() },
  };
}

async function readCost(response: Response): Promise<LastRun["cost"]> {
  const result: unknown = await response.json().catch(() => null);
  const extensions = isRecord(result) ? result["extensions"] : null;
  const cost = isRecord(extensions) ? extensions["cost"] : null;
  return isRecord(cost) ? cost : null;
}
