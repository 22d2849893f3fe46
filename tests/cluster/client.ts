import { createClient, type Client } from "graphql-ws";
import WebSocket from "ws";
import { signIn, type AccountName } from "../support/accounts.ts";
import { sendGraphql, type GraphQLResult } from "../support/graphql.ts";

/** A signed-in person. Sends its session as a token, since cookies may run the web client's documents only. */
export interface Person {
  readonly token: string;
  /** @throws Error when it fails or is refused */
  run<Data>(url: string, document: string, variables?: Record<string, unknown>): Promise<GraphQLResult<Data> & { data: Data }>;
  /** @param onState called with the time when it connects, and with null when it disconnects */
  listen(url: string, onState?: (connectedAt: number | null) => void): Client;
}

export const signInAs = async (upstreamUrl: string, account: AccountName): Promise<Person> =>
  createPerson(await signIn(upstreamUrl, account));

/** @param token of a session */
export function createPerson(token: string): Person {
  const authorization = `Bearer ${token}`;
  return {
    token,
    async run<Data>(url: string, document: string, variables: Record<string, unknown> = {}) {
      const { result, response } = await sendGraphql<Data>(url, { document, variables, headers: { authorization } });
      if (result.errors !== undefined || !result.data)
        throw new Error(`${response.status}: ${JSON.stringify(result.errors ?? result)}`);
      const refusals = Object.values(result.data).flatMap((field: unknown) => readErrors(field));
      if (refusals.length > 0) throw new Error(`refused: ${JSON.stringify(refusals)}`);
      return { ...result, data: result.data };
    },
    listen(url, onState = () => undefined) {
      return createClient({
        url: `${url.replace("http", "ws")}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { authorization },
        retryAttempts: Infinity,
        shouldRetry: () => true,
        retryWait: () => new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 200)),
        on: { connected: () => onState(Date.now()), closed: () => onState(null) },
      });
    },
  };
}

function readErrors(field: unknown): unknown[] {
  const { errors }: { errors?: unknown } = Object(field);
  return Array.isArray(errors) ? errors : [];
}
