import { setTimeout as wait } from "node:timers/promises";
import type { Running } from "../processes.ts";
import { median } from "../report.ts";
import { closeAll, openAll } from "./client.ts";

const ROUNDS = 5;
const CONNECTS_PER_ROUND = 1000;
/** Time after which an event counts as lost, in ms. */
const EVENT_TIMEOUT_MS = 30_000;

export interface Connects {
  perSecond: number;
  /** Microseconds of the gateway's CPU for each. */
  cpu: number;
}

/** Connections of one user, each with a subscription, that the gateway accepts in a second. */
export async function measureConnects(gateway: Running, platform: Running): Promise<Connects> {
  const rates: number[] = [];
  const cpu: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const { cpuAfter } = await gateway.usage();
    const start = performance.now();
    const clients = await openAll({ gateway, platform, connections: CONNECTS_PER_ROUND, users: 1, received: () => {} });
    const seconds = (performance.now() - start) / 1000;
    const used = (await gateway.usage()).cpu - cpuAfter;
    await closeAll(clients, platform);
    // The first round compiles code and fills caches.
    if (round === 0) continue;
    rates.push(CONNECTS_PER_ROUND / seconds);
    cpu.push(used / CONNECTS_PER_ROUND);
  }
  return { perSecond: median(rates), cpu: median(cpu) };
}

export interface Broadcast {
  users: number;
  /** Time until all of them are connected, in ms. */
  seconds: number;
  /** 99th percentile of the time from the platform's event until a client has received it, in ms. */
  p99: number;
}

/**
 * Connects distinct users, and sends events to all of them.
 * @throws Error when an event is lost
 */
export async function measureBroadcast(gateway: Running, platform: Running, users: number): Promise<Broadcast> {
  let sentAt = 0;
  let delays: number[] = [];
  const start = performance.now();
  const clients = await openAll({
    gateway,
    platform,
    connections: users,
    users,
    received: () => void delays.push(performance.now() - sentAt),
  });
  const seconds = (performance.now() - start) / 1000;
  const p99: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await wait(500);
    delays = [];
    sentAt = performance.now();
    platform.send("emit");
    while (delays.length < users) {
      if (performance.now() > sentAt + EVENT_TIMEOUT_MS) throw new Error(`Only ${delays.length} of ${users} events arrived.`);
      await wait(20);
    }
    const ordered = delays.toSorted((left, right) => left - right);
    if (round > 0) p99.push(ordered[Math.ceil(users * 0.99) - 1] ?? NaN);
  }
  await closeAll(clients, platform);
  return { users, seconds, p99: median(p99) };
}
