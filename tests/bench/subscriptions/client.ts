import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import type { Running } from "../processes.ts";

const document = "subscription { notificationReceived { sequence cursor } }";

/** One client of the gateway. */
export class Client {
  readonly socket: WebSocket;
  readonly #received: () => void;
  #subscriptions = 0;

  /** @param received called for every event */
  constructor(url: string, user: number, received: () => void) {
    this.#received = received;
    const { origin, host } = new URL(url);
    this.socket = new WebSocket(`ws://${host}/graphql`, "graphql-transport-ws", {
      headers: { cookie: `sid=user-${user}`, origin },
      perMessageDeflate: false,
    });
  }

  async open(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.socket.on("open", () => this.socket.send('{"type":"connection_init"}'));
    this.socket.on("error", reject);
    this.socket.on("close", (code, reason) => reject(new Error(`The gateway closed a socket: ${code} ${reason.toString()}`)));
    this.socket.on("message", (data: Buffer) => {
      const message = data.toString();
      if (message.includes('"next"')) this.#received();
      else if (message.includes('"connection_ack"')) resolve();
      else if (message.includes('"errors"')) throw new Error(message);
    });
    await promise;
  }

  subscribe(): void {
    this.#subscriptions += 1;
    this.socket.send(JSON.stringify({ id: String(this.#subscriptions), type: "subscribe", payload: { query: document } }));
  }
}

/** Connections that are opened at the same time, as by pages that reconnect after a restart. */
const CONCURRENCY = 32;

export interface OpenOptions {
  gateway: Running;
  /** It counts its sockets as calls. */
  platform: Running;
  connections: number;
  /** They share the connections. */
  users: number;
  received: () => void;
}

/**
 * Opens connections with a subscription each, several at once. The next ones wait until the platform knows the users of the
 * previous ones, because the gateway limits the requests for users that may wait.
 */
export async function openAll({ gateway, platform, connections, users, received }: OpenOptions): Promise<Client[]> {
  const clients: Client[] = [];
  while (clients.length < connections) {
    const next = Array.from(
      { length: Math.min(CONCURRENCY, connections - clients.length) },
      (_none, index) => new Client(gateway.url, 1 + ((clients.length + index) % users), received),
    );
    await Promise.all(
      next.map(async (client) => {
        await client.open();
        client.subscribe();
      }),
    );
    clients.push(...next);
    while ((await platform.usage()).calls < Math.min(users, clients.length)) await wait(1);
  }
  return clients;
}

export async function closeAll(clients: readonly Client[], platform: Running): Promise<void> {
  for (const { socket } of clients) socket.removeAllListeners("close").close();
  while ((await platform.usage()).calls > 0) await wait(50);
}
