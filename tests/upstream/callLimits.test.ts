import { describe, expect, it } from "vitest";
import { Client } from "./client.ts";
import { useTestEnv } from "./support.ts";

const LIMIT = 20;
const env = useTestEnv({ callLimit: LIMIT });
const path = "/current_user/info";

/** Sends requests until one is refused. @returns the number of accepted ones */
async function callsUntilRefused(clients: readonly Client[], headers: Record<string, string> = {}): Promise<number> {
  for (let calls = 0; calls < 1000; calls += 1) {
    const response = await clients[calls % clients.length]?.get<{ detail?: string }>(path, headers);
    if (response?.status === 200) continue;
    expect(response?.status).toBe(429);
    expect(response?.body.detail).toMatch(/^Too many requests\. Please try again in \d+ seconds\.$/);
    const wait = Number(response?.headers["retry-after"]);
    expect(wait > 0 && wait <= 60).toBe(true);
    return calls;
  }
  return 1000;
}

describe("REST calls", () => {
  it("are limited for each session independently", async () => {
    const [ada, bob] = [await env.current.person(["journo"]), await env.current.person(["journo"])];
    expect(await callsUntilRefused([ada.client])).toBe(LIMIT);
    expect((await bob.client.get(path)).status).toBe(200);
  });

  it("are limited for all sessions of an address together", async () => {
    const clients = Array.from({ length: 100 }, (_, number) => new Client(env.current.upstream.app, `unknown-${number}`));
    const headers = { "x-forwarded-for": "192.0.2.7" };
    expect(await callsUntilRefused(clients, headers)).toBe(LIMIT * 20);
    expect((await clients[0]?.get(path, { "x-forwarded-for": "192.0.2.8" }))?.status).toBe(200);
  });

  it("are limited for the guests of an address", async () => {
    expect(await callsUntilRefused([env.current.guest], { "x-forwarded-for": "192.0.2.9" })).toBe(LIMIT);
  });

  it("are counted by all nodes together", async () => {
    const { client } = await env.current.person(["journo"]);
    const { upstream, close } = await env.current.otherNode();
    const other = new Client(upstream.app, client.token);
    const calls = await callsUntilRefused([client, other]);
    // Counts are exchanged while calls run, so that a few more may pass.
    expect(calls).toBeGreaterThanOrEqual(LIMIT);
    expect(calls).toBeLessThanOrEqual(LIMIT + 4);
    await close();
  });
});
