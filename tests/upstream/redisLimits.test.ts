import { setTimeout as wait } from "node:timers/promises";
import fastify from "fastify";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCallCounter, type CallCounter } from "../../upstream/http/callCounter.ts";
import { createCallLimits } from "../../upstream/http/callLimits.ts";
import { writeError } from "../../upstream/http/register.ts";
import { startRedis, type RedisServer } from "../support/redis.ts";

const LIMIT = 20;

describe("limits on REST calls in Redis", () => {
  let redis: RedisServer;
  const counters: CallCounter[] = [];
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    for (const counter of counters) await counter.close();
    await redis?.stop();
  });

  async function node() {
    const counter = await openCallCounter({ redisUrl: redis.url, databaseUrl: undefined, onError });
    if (counter === null) throw new Error("There is no counter.");
    counters.push(counter);
    const limits = createCallLimits({ limit: LIMIT, counter, onError });
    const app = fastify({ logger: { level: "silent" } });
    app.setErrorHandler(writeError);
    app.get("/", async (request) => {
      limits.countCall(request);
      return {};
    });
    return async (token: string) => {
      // Injected requests would otherwise run without any input or output between them.
      await wait(1);
      const { statusCode } = await app.inject({ url: "/", headers: { authorization: `Bearer ${token}` } });
      return statusCode;
    };
  }

  it("are shared by all nodes and store no tokens", async () => {
    const [first, second] = [await node(), await node()];
    let accepted = 0;
    while ((await (accepted % 2 === 0 ? first : second)("secret")) === 200) accepted += 1;
    expect(accepted).toBeGreaterThanOrEqual(LIMIT);
    expect(accepted).toBeLessThanOrEqual(LIMIT + 4);
    const third = await node();
    // A node receives the count with its first exchange.
    await expect.poll(() => third("secret")).toBe(429);
    const client = new Redis(redis.url);
    const keys = await client.keys("*");
    client.disconnect();
    expect(keys).toContainEqual(expect.stringMatching(/^pressroom:calls:token:/));
    expect(keys.join()).not.toContain("secret");
    expect(errors).toEqual([]);
  });

  it("are counted per node while Redis is unavailable", async () => {
    const call = await node();
    await redis.stop();
    let accepted = 0;
    while ((await call("other")) === 200) accepted += 1;
    expect(accepted).toBe(LIMIT);
    expect(errors.length).toBeGreaterThan(0);
    await expect(node()).rejects.toThrow("REDIS_URL names a Redis that does not respond.");
    redis = await startRedis();
  });
});
