import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import { median, table } from "../report.ts";
import { start, type Running } from "../processes.ts";
import type { Usage } from "../servers/child.ts";

/**
 * `npm run bench -- subscriptions`: what subscriptions cost the gateway: memory after a full collection for each connection and
 * each additional subscription, CPU for each connection and each message, for one user and for as many users as connections.
 * The platform is a small socket.io server in another process. Fails when an event is lost.
 */
const connections = 500;
const subscriptionsPerConnection = 10;
const rounds = 10;

const document = "subscription { notificationReceived { sequence cursor } }";

/** One client of the gateway. */
class Client {
  readonly socket: WebSocket;
  readonly #received: () => void;
  #subscriptions = 0;

  constructor(url: string, user: number, received: () => void) {
    this.#received = received;
    const { origin, host } = new URL(url);
    this.socket = new WebSocket(`ws://${host}/graphql`, "graphql-transport-ws", {
      headers: { cookie: `sid=user-${user}`, origin },
    });
  }

  async open(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.socket.on("open", () => this.socket.send('{"type":"connection_init"}'));
    this.socket.on("error", reject);
    this.socket.on("close", (code, reason) => reject(new Error(`The gateway closed a socket: ${code} ${reason.toString()}`)));
    this.socket.on("message", (data: Buffer) => {
      const message = data.toString();
      if (message.includes('"connection_ack"')) resolve();
      else if (message.includes('"errors"')) throw new Error(message);
      else if (message.includes('"next"')) this.#received();
    });
    await promise;
  }

  subscribe(): void {
    this.#subscriptions += 1;
    this.socket.send(JSON.stringify({ id: String(this.#subscriptions), type: "subscribe", payload: { query: document } }));
  }
}

interface Figures {
  users: number;
  bytesPerConnection: number;
  cpuPerConnection: number;
  bytesPerSubscription: number;
  cpuPerMessage: number;
}

/** Waits until the gateway does nothing any more, and returns its usage. */
async function settled(gateway: Running): Promise<Usage> {
  for (let before = await gateway.usage(); ;) {
    await wait(300);
    const after = await gateway.usage();
    // What is left are buffers of the reports themselves.
    if (Math.abs(after.heap - before.heap) < 20_000) return after;
    before = after;
  }
}

async function measure(gateway: Running, platform: Running, users: number): Promise<Figures> {
  let received = 0;
  const isComplete = () => received >= connections * subscriptionsPerConnection;
  const openAll = async (): Promise<Client[]> => {
    const clients: Client[] = [];
    for (let index = 0; index < connections; index += 1) {
      const client = new Client(gateway.url, 1 + (index % users), () => (received += 1));
      await client.open();
      client.subscribe();
      clients.push(client);
    }
    while ((await platform.usage()).calls < users) await wait(50);
    return clients;
  };
  const closeAll = async (clients: readonly Client[]): Promise<void> => {
    for (const { socket } of clients) socket.removeAllListeners("close").close();
    while ((await platform.usage()).calls > 0) await wait(50);
  };
  // The first time compiles code and fills caches.
  await closeAll(await openAll());

  const empty = await settled(gateway);
  const clients = await openAll();
  const opened = await settled(gateway);
  for (const client of clients) for (let count = 1; count < subscriptionsPerConnection; count += 1) client.subscribe();
  const subscribed = await settled(gateway);

  const messages = connections * subscriptionsPerConnection;
  const cpu: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    received = 0;
    const { cpuAfter } = await gateway.usage();
    platform.send("emit");
    const deadline = performance.now() + 30_000;
    while (!isComplete()) {
      if (performance.now() > deadline) throw new Error(`Only ${received} of ${messages} messages arrived.`);
      await wait(20);
    }
    cpu.push(((await gateway.usage()).cpu - cpuAfter) / messages);
  }
  await closeAll(clients);
  return {
    users,
    bytesPerConnection: (opened.heap - empty.heap) / connections,
    cpuPerConnection: (opened.cpu - empty.cpuAfter) / connections,
    bytesPerSubscription: (subscribed.heap - opened.heap) / (messages - connections),
    cpuPerMessage: median(cpu),
  };
}

const platform = await start("platform");
const gateway = await start("gateway", { upstreamUrl: platform.url, execArgv: ["--expose-gc"] });
try {
  const figures = [await measure(gateway, platform, 1), await measure(gateway, platform, connections)];
  console.log(
    table(
      ["Users", "Memory per connection", "CPU per connection", "Memory per further subscription", "CPU per message"],
      figures.map(({ users, bytesPerConnection, cpuPerConnection, bytesPerSubscription, cpuPerMessage }) => [
        String(users),
        `${(bytesPerConnection / 1000).toFixed(1)} kB`,
        `${cpuPerConnection.toFixed(0)} us`,
        `${(bytesPerSubscription / 1000).toFixed(1)} kB (goal 14.0 kB)`,
        `${cpuPerMessage.toFixed(1)} us (goal 32.0 us)`,
      ]),
    ),
  );
} finally {
  gateway.stop();
  platform.stop();
}
process.exit(0);
