import type { Page, WebSocketRoute } from "playwright";

/** The page's socket to the gateway, which a test can interrupt and send events through. */
export interface Line {
  /** Closes the socket and rejects new ones until `mend`. */
  cut(): Promise<void>;
  mend(): void;
  /** Sends an event of one of the page's subscriptions, by the operation's name. */
  send(operation: string, data: unknown): void;
  /** Ids of the page's subscriptions, by operation name. */
  readonly operations: ReadonlyMap<string, string>;
}

/** Call before the page is opened. */
export async function tapSocket(page: Page): Promise<Line> {
  const operations = new Map<string, string>();
  let current: { route: WebSocketRoute; server: WebSocketRoute } | null = null;
  let isCut = false;
  await page.routeWebSocket("**/graphql", async (route) => {
    if (isCut) return route.close({ code: 1012 });
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
    async cut() {
      isCut = true;
      await current?.route.close({ code: 1012 });
      await current?.server.close();
    },
    mend: () => void (isCut = false),
    send(operation, data) {
      const id = operations.get(operation);
      current?.route.send(JSON.stringify({ id, type: "next", payload: { data } }));
    },
  };
}
