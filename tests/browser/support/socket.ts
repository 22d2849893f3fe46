import { setTimeout as wait } from "node:timers/promises";
import type { Page, WebSocketRoute } from "playwright";

/** The page's socket to the gateway, which a test can interrupt and send events through. */
export interface SocketControl {
  /** Closes the socket and rejects new ones until `allowReconnect`. */
  disconnect(): Promise<void>;
  allowReconnect(): void;
  /** Sends an event of one of the page's subscriptions, by the operation's name. */
  send(operation: string, data: unknown): void;
  /** Ids of the subscriptions that the page has started since it connected, by operation name. */
  readonly operations: ReadonlyMap<string, string>;
}

/** Call before the page is opened. */
export async function controlSocket(page: Page): Promise<SocketControl> {
  const operations = new Map<string, string>();
  let current: { route: WebSocketRoute; server: WebSocketRoute } | null = null;
  let isDisconnected = false;
  await page.routeWebSocket("**/graphql", async (route) => {
    if (isDisconnected) return route.close({ code: 1012 });
    const server = route.connectToServer();
    current = { route, server };
    route.onMessage((message) => {
      const { type, id, payload } = JSON.parse(String(message)) as {
        type: string;
        id: string;
        payload?: { operationName: string };
      };
      if (type === "subscribe" && payload) operations.set(payload.operationName, id);
      server.send(message);
    });
  });
  return {
    operations,
    async disconnect() {
      isDisconnected = true;
      operations.clear();
      await current?.route.close({ code: 1012 });
      await current?.server.close();
    },
    allowReconnect: () => void (isDisconnected = false),
    send(operation, data) {
      const id = operations.get(operation);
      current?.route.send(JSON.stringify({ id, type: "next", payload: { data } }));
    },
  };
}

/**
 * Holds the page's socket back until the returned function is called. Call before the page is opened.
 * The function waits a second first, because a gateway that begins now still sends events of about the last half second.
 */
export async function holdSocket(page: Page): Promise<() => Promise<void>> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.routeWebSocket("**/graphql", async (route) => {
    await released;
    route.connectToServer();
  });
  return async () => {
    await wait(1000);
    resolve();
  };
}

/** Resolves when the page has sent a subscription. Events before that are not received. Call before the page is opened. */
export async function waitForSubscription(page: Page, operation: string): Promise<void> {
  const socket = await page.waitForEvent("websocket");
  await socket.waitForEvent("framesent", ({ payload }) => String(payload).includes(operation));
}
