import { setTimeout as wait } from "node:timers/promises";
import type { Running } from "../processes.ts";
import { median } from "../report.ts";
import type { Usage } from "../servers/child.ts";
import { closeAll, openAll } from "./client.ts";

const SUBSCRIPTIONS_PER_CONNECTION = 10;
const ROUNDS = 10;
export const CONNECTIONS = 500;

export interface Costs {
  users: number;
  bytesPerConnection: number;
  cpuPerConnection: number;
  bytesPerSubscription: number;
  cpuPerMessage: number;
}

/** Waits until the gateway is idle, and returns its usage. */
async function usageWhenIdle(gateway: Running): Promise<Usage> {
  for (let before = await gateway.usage(); ;) {
    await wait(300);
    const after = await gateway.usage();
    // The remaining difference is buffers of the reports themselves.
    if (Math.abs(after.heap - before.heap) < 20_000) return after;
    before = after;
  }
}

/**
 * Memory after a full collection for each connection and each additional subscription, CPU for each connection and each message.
 * @throws Error when an event is lost
 */
export async function measureCosts(gateway: Running, platform: Running, users: number): Promise<Costs> {
  let received = 0;
  const isComplete = () => received >= CONNECTIONS * SUBSCRIPTIONS_PER_CONNECTION;
  const opening = { gateway, platform, connections: CONNECTIONS, users, received: () => void (received += 1) };
  // The first round compiles code and fills caches.
  await closeAll(await openAll(opening), platform);

  const empty = await usageWhenIdle(gateway);
  const clients = await openAll(opening);
  const { cpu: cpuAfterOpening } = await gateway.usage();
  const opened = await usageWhenIdle(gateway);
  for (const client of clients) for (let count = 1; count < SUBSCRIPTIONS_PER_CONNECTION; count += 1) client.subscribe();
  const subscribed = await usageWhenIdle(gateway);

  const messages = CONNECTIONS * SUBSCRIPTIONS_PER_CONNECTION;
  const cpu: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
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
  await closeAll(clients, platform);
  return {
    users,
    bytesPerConnection: (opened.heap - empty.heap) / CONNECTIONS,
    cpuPerConnection: (cpuAfterOpening - empty.cpuAfter) / CONNECTIONS,
    bytesPerSubscription: (subscribed.heap - opened.heap) / (messages - CONNECTIONS),
    cpuPerMessage: median(cpu),
  };
}
