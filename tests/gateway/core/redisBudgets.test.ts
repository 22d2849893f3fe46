import { Redis } from "ioredis";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRedisBudgets } from "../../../gateway/http/sharedBudgets.ts";
import type { Gateway } from "../../../gateway/server.ts";
import { startRedis, type RedisServer } from "../../support/redis.ts";
import { startFakeUpstream, type FakeUpstream } from "./support/fakeUpstream.ts";
import { sendAsToken } from "./support/sendAsToken.ts";
import { startTestGateway } from "./support/testGateway.ts";

describe("budgets that several gateways share in Redis", () => {
  let redis: RedisServer;
  let upstream: FakeUpstream;
  let gateways: Gateway[] = [];

  beforeAll(async () => {
    redis = await startRedis();
    upstream = await startFakeUpstream();
    const settings = { costBudget: 10, redisUrl: redis.url };
    gateways = await Promise.all([0, 1].map(() => startTestGateway(upstream.url, { settings })));
  });
  afterAll(async () => {
    for (const gateway of gateways) await gateway.close();
    await upstream?.close();
    await redis?.stop();
  });

  it("are charged by requests to any gateway, and contain no credentials", async () => {
    const [first, second] = gateways;
    expect(await sendAsToken(first, "secret-token")).toMatchObject({ status: 200, remaining: 9 });
    expect(await sendAsToken(second, "secret-token")).toMatchObject({ status: 200, remaining: 8 });
    for (let time = 0; time < 4; time += 1)
      await Promise.all([sendAsToken(first, "secret-token"), sendAsToken(second, "secret-token")]);
    for (const gateway of gateways) {
      const { status, retryAfter } = await sendAsToken(gateway, "secret-token");
      expect([status, Number(retryAfter) > 0 && Number(retryAfter) <= 60]).toEqual([429, true]);
    }
    expect((await sendAsToken(second, "other-token")).status).toBe(200);

    const client = new Redis(redis.url);
    const keys = await client.keys("*");
    client.disconnect();
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.every((key) => /^pressroom:budget:[\w-]{43}$/.test(key))).toBe(true);
  });

  it("begin each window with nothing used, although points of the previous one are returned in it", async () => {
    const budgets = await createRedisBudgets({ url: redis.url, windowLength: 1, log: pino({ level: "silent" }) });
    const { resetAt } = await budgets.take("returned", 20);
    await new Promise((resolve) => setTimeout(resolve, resetAt - Date.now() + 50));
    await Promise.all([budgets.take("returned", -9), budgets.take("returned", -8)]);
    expect((await budgets.take("returned", 3)).used).toBe(3);
    await budgets.close();
  });

  it("are kept by each gateway while Redis is unavailable, and shared again afterwards", async () => {
    const { url, stop } = await startRedis();
    const budgets = await createRedisBudgets({ url, windowLength: 60, log: pino({ level: "silent" }) });
    expect((await budgets.take("a", 3)).used).toBe(3);
    expect((await budgets.take("a", -1)).used).toBe(2);
    await stop();
    expect((await budgets.take("a", 5)).used).toBe(5);
    expect((await budgets.take("a", 5)).used).toBe(10);
    const again = await startRedis(Number(new URL(url).port));
    const other = await createRedisBudgets({ url, windowLength: 60, log: pino({ level: "silent" }) });
    await expect
      .poll(async () => {
        await budgets.take("b", 1);
        return (await other.take("b", 0)).used;
      })
      .toBeGreaterThan(0);
    await budgets.close();
    await other.close();
    await again.stop();
  });

  it("prevent the start when Redis is unavailable", async () => {
    const settings = { redisUrl: "redis://127.0.0.1:1" };
    await expect(startTestGateway(upstream.url, { settings })).rejects.toThrow("REDIS_URL names a Redis that does not respond.");
  });
});
