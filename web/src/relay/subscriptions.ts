import { loadCode } from "../lib/loadCode.ts";
import type { Client } from "graphql-ws/client";
import { Observable, type GraphQLResponse, type RequestParameters, type Variables } from "relay-runtime";
import { createEvent } from "../lib/event.ts";
import { faultWith, isRecord, RequestError } from "./failures.ts";
import { readAnswer } from "./network.ts";
import { presentSignIn } from "./refusals.ts";
import { persistedQuery } from "./request.ts";

/** Reconnecting starts after 1 s and waits at most 5 s; a connection attempt times out after 20 s (CONST-37). In ms. */
const firstWait = 1000;
const longestWait = 5000;
const connectLimit = 20_000;

/**
 * The delay before a connection attempt. It doubles up to the limit, with jitter so that clients do not all reconnect at once.
 */
export function reconnectWait(attempt: number, random: () => number = Math.random): number {
  const ceiling = Math.min(longestWait, firstWait * 2 ** attempt);
  return Math.round(firstWait + (ceiling - firstWait) * random());
}

let client: Promise<Client> | null = null;
let isStanding = false;
const reconnects = createEvent();

/** Whether events can currently be received. */
export function isConnected(): boolean {
  return isStanding;
}

/** Calls the listener when the socket has reconnected; events in between may have been lost. Returns a function that unsubscribes. */
export const onReconnect = reconnects.on;

/** The first subscription loads graphql-ws and opens the socket. */
async function connect(): Promise<Client> {
  const { createClient } = await loadCode(() => import("graphql-ws/client"));
  return createClient({
    url: `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`,
    lazy: true,
    lazyCloseTimeout: 2000,
    connectionAckWaitTimeout: connectLimit,
    retryAttempts: Infinity,
    retryWait: async (attempt) => {
      await new Promise((resolve) => setTimeout(resolve, reconnectWait(attempt)));
    },
    shouldRetry: () => true,
    on: {
      connected: (_socket, _payload, wasLost) => {
        isStanding = true;
        if (wasLost) reconnects.emit();
      },
      closed: () => {
        isStanding = false;
      },
    },
  });
}

/** Where the event of a response stands. */
export function placeIn(response: unknown): { sequence: number | null; cursor: string | null } {
  const field = isRecord(response) ? Object.values(response)[0] : null;
  const { sequence, cursor } = isRecord(field) ? field : {};
  return { sequence: typeof sequence === "number" ? sequence : null, cursor: typeof cursor === "string" ? cursor : null };
}

/**
 * Runs a subscription by persisted id over graphql-transport-ws until the observer unsubscribes. On a new connection it continues
 * after its last event.
 */
export function subscribeToGateway(request: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  return Observable.create<GraphQLResponse>((sink) => {
    const askedWith = presentSignIn();
    let leave = () => {};
    let hasLeft = false;
    const payload = { query: "", variables: { ...variables }, ...persistedQuery(request) };
    const hear = (answer: unknown) => {
      const { cursor } = placeIn(isRecord(answer) ? answer["data"] : null);
      // graphql-ws sends the payload again when it has reconnected.
      if (cursor !== null) payload.variables["after"] = cursor;
      try {
        sink.next(readAnswer(answer, 200, request.name, askedWith));
      } catch (error) {
        // Rethrowing would close the socket for all other subscriptions.
        sink.error(error instanceof Error ? error : new RequestError(faultWith(null)));
      }
    };
    client ??= connect();
    client.then(
      (socket) => {
        if (hasLeft) return;
        leave = socket.subscribe(payload, {
          next: hear,
          // An array contains the gateway's refusals; anything else is a connection fault.
          error: (errors) =>
            Array.isArray(errors) ? hear({ errors: errors.filter(isRecord) }) : sink.error(new RequestError(faultWith(null))),
          complete: () => sink.complete(),
        });
      },
      (error: unknown) => sink.error(error instanceof Error ? error : new Error("No connection.")),
    );
    return () => {
      hasLeft = true;
      leave();
    };
  });
}

/** Closes the socket when its user has signed out; the next subscription opens a new one. */
export function disconnect(): void {
  const former = client;
  client = null;
  // A connection that was never established needs no closing.
  former?.then(
    (socket) => socket.dispose(),
    () => {},
  );
}
