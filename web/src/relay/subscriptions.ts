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

/** Calls the listener when the socket has reconnected; events in between were lost. Returns a function that unsubscribes. */
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

/** Runs a subscription by persisted id over graphql-transport-ws until the observer unsubscribes. */
export function subscribeToGateway(request: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  return Observable.create<GraphQLResponse>((sink) => {
    const askedWith = presentSignIn();
    let leave = () => {};
    let hasLeft = false;
    const hear = (answer: unknown) => {
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
        leave = socket.subscribe(
          { query: "", variables, ...persistedQuery(request) },
          {
            next: hear,
            // An array contains the gateway's refusals; anything else is a connection fault.
            error: (errors) =>
              Array.isArray(errors) ? hear({ errors: errors.filter(isRecord) }) : sink.error(new RequestError(faultWith(null))),
            complete: () => sink.complete(),
          },
        );
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
