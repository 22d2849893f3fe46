import type { Client } from "graphql-ws/client";
import { Observable, type GraphQLResponse, type RequestParameters, type Variables } from "relay-runtime";
import { createEvent } from "../lib/event.ts";
import { isRecord } from "../lib/isRecord.ts";
import { loadCode } from "../lib/loadCode.ts";
import { currentSignIn } from "./accessErrors.ts";
import { failureWithStatus, RequestError } from "./failures.ts";
import { readResponse } from "./network.ts";
import { persistedQuery } from "./request.ts";

/** Reconnecting starts after 1 s and waits at most 5 s (CONST-37). In ms. */
const INITIAL_WAIT = 1000;
const MAX_WAIT = 5000;
/** Time limit of a connection attempt (CONST-37), and of the response to a ping, in ms. */
const RESPONSE_LIMIT = 20_000;
/** Time from a response to the next ping, in ms. */
const PING_INTERVAL = 15_000;

/**
 * The delay before a connection attempt. It doubles up to the limit, with jitter so that clients do not all reconnect at once.
 */
export function reconnectWait(attempt: number, random: () => number = Math.random): number {
  const ceiling = Math.min(MAX_WAIT, INITIAL_WAIT * 2 ** attempt);
  return Math.round(INITIAL_WAIT + (ceiling - INITIAL_WAIT) * random());
}

let client: Promise<Client> | null = null;
let isOpen = false;
const reconnects = createEvent();

/** Whether events can currently be received. */
export function isConnected(): boolean {
  return isOpen;
}

/** Calls the listener when the socket has reconnected; events in between may have been lost. Returns a function that unsubscribes. */
export const onReconnect = reconnects.on;

/** The first subscription loads graphql-ws and opens the socket. */
async function connect(): Promise<Client> {
  const { createClient } = await loadCode(() => import("graphql-ws/client"));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  // Browsers that only receive notice a dead connection minutes later or never. Terminating it makes the client reconnect.
  const waitForResponse = () => {
    timer ??= setTimeout(() => socket.terminate(), RESPONSE_LIMIT);
  };
  const socket = createClient({
    url: `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`,
    lazy: true,
    lazyCloseTimeout: 2000,
    keepAlive: PING_INTERVAL,
    retryAttempts: Infinity,
    retryWait: async (attempt) => {
      await new Promise((resolve) => setTimeout(resolve, reconnectWait(attempt)));
    },
    shouldRetry: () => true,
    on: {
      connecting: waitForResponse,
      connected: (_socket, _payload, wasLost) => {
        stopWaiting();
        isOpen = true;
        if (wasLost) reconnects.emit();
      },
      ping: (isReceived) => {
        if (!isReceived) waitForResponse();
      },
      pong: (isReceived) => {
        if (isReceived) stopWaiting();
      },
      closed: () => {
        stopWaiting();
        isOpen = false;
      },
    },
  });
  return socket;
}

/** The position of a response's event. */
export function eventPositionIn(response: unknown): { sequence: number | null; cursor: string | null } {
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
    const signInOfRequest = currentSignIn();
    let unsubscribe = () => {};
    let isUnsubscribed = false;
    const payload = { query: "", variables: { ...variables }, ...persistedQuery(request) };
    const handleResponse = (body: unknown) => {
      const { cursor } = eventPositionIn(isRecord(body) ? body["data"] : null);
      // graphql-ws sends the payload again when it has reconnected.
      if (cursor !== null) payload.variables["after"] = cursor;
      try {
        sink.next(readResponse(body, 200, request.name, signInOfRequest));
      } catch (error) {
        // Rethrowing would close the socket for all other subscriptions.
        sink.error(error instanceof Error ? error : new RequestError(failureWithStatus(null)));
      }
    };
    client ??= connect();
    const connecting = client;
    connecting.then(
      (socket) => {
        if (isUnsubscribed) return;
        unsubscribe = socket.subscribe(payload, {
          next: handleResponse,
          // An array contains errors of the gateway; anything else is a connection failure.
          error: (errors) =>
            Array.isArray(errors) ? handleResponse({ errors }) : sink.error(new RequestError(failureWithStatus(null))),
          complete: () => sink.complete(),
        });
      },
      (error: unknown) => {
        // The next subscription loads the code again.
        if (client === connecting) client = null;
        sink.error(error instanceof Error ? error : new Error("No connection."));
      },
    );
    return () => {
      isUnsubscribed = true;
      unsubscribe();
    };
  });
}

/** Closes the socket when its user has signed out; the next subscription opens a new one. */
export function disconnect(): void {
  const previous = client;
  client = null;
  // A connection that was never established needs no closing.
  previous?.then(
    (socket) => socket.dispose(),
    () => {},
  );
}
