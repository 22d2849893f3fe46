import type { Person } from "./client.ts";

const LISTEN = "subscription { conversationsChanged { sequence message { content } } }";

/** A subscriber to the messages of a person, which reconnects by itself. */
export interface Listener {
  /** Texts of the messages that events brought. */
  received: Set<string>;
  /** Times at which the client was told that it may have missed events. */
  gaps: number[];
  connections: number;
  /** Why the subscription ended, which it must not. */
  endings: string[];
  stop(): Promise<void>;
}

export function listen(person: Person, url: string): Listener {
  const received = new Set<string>();
  const gaps: number[] = [];
  const endings: string[] = [];
  let connections = 0;
  const client = person.listen(url, (connectedAt) => {
    if (connectedAt === null) return;
    connections += 1;
    // A client reads again after a reconnection.
    if (connections > 1) gaps.push(connectedAt);
  });
  client.subscribe<{ conversationsChanged: { message: { content: string } | null } }>(
    { query: LISTEN },
    {
      next({ data }) {
        const message = data?.conversationsChanged.message;
        if (message) received.add(message.content);
        else gaps.push(Date.now());
      },
      error: (error) => endings.push(JSON.stringify(error)),
      complete: () => endings.push("completed"),
    },
  );
  return {
    received,
    gaps,
    endings,
    get connections() {
      return connections;
    },
    stop: async () => client.dispose(),
  };
}
