import type { Person } from "./client.ts";

const listenQuery =
  "subscription ($after: String) { conversationsChanged(after: $after) { sequence cursor message { content } } }";

/** A subscriber to the messages of a person, which reconnects by itself and continues after its last event. */
export interface Listener {
  /** The number of events with each message, by its text. */
  received: Map<string, number>;
  /** Times at which a gap was reported. */
  gaps: number[];
  connections: number;
  /** The reasons why the subscription ended; empty while it runs, as it must. */
  endReasons: string[];
  stop(): Promise<void>;
}

interface Changed {
  sequence: number;
  cursor: string | null;
  message: { content: string } | null;
}

export function listen(person: Person, url: string): Listener {
  const received = new Map<string, number>();
  const gaps: number[] = [];
  const endReasons: string[] = [];
  let connections = 0;
  let last = 0;
  const variables: { after: string | null } = { after: null };
  const client = person.listen(url, (connectedAt) => {
    if (connectedAt === null) return;
    connections += 1;
    last = 0;
  });
  client.subscribe<{ conversationsChanged: Changed }>(
    // The client sends it again when it has reconnected.
    { query: listenQuery, variables },
    {
      next({ data }) {
        if (!data) return;
        const { sequence, cursor, message } = data.conversationsChanged;
        if (sequence !== last + 1) gaps.push(Date.now());
        last = sequence;
        variables.after = cursor;
        if (message) received.set(message.content, (received.get(message.content) ?? 0) + 1);
      },
      error: (error) => endReasons.push(JSON.stringify(error)),
      complete: () => endReasons.push("completed"),
    },
  );
  return {
    received,
    gaps,
    endReasons,
    get connections() {
      return connections;
    },
    stop: async () => client.dispose(),
  };
}
