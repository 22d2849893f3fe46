import { getIntrospectionQuery } from "graphql";
import { createClient, type ExecutionResult, type SubscribePayload } from "graphql-ws";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createMemoryBudgets } from "../../../gateway/graph/budget.ts";
import type { Gateway } from "../../../gateway/server.ts";
import type { Settings } from "../../../gateway/settings.ts";
import { leastLongestTurn } from "../../support/longestTurn.ts";
import { startFakeUpstream, type FakeUpstream } from "./support/fakeUpstream.ts";
import { startTestGateway } from "./support/testGateway.ts";

interface Cost {
  requested: number;
  actual: number;
  restCalls: number;
  limit: number | null;
  remaining: number | null;
  resetAt: string | null;
}

interface Result {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: Record<string, unknown> }[];
  extensions?: { cost: Cost };
}

let upstream: FakeUpstream;
let gateway: Gateway;

beforeEach(async () => {
  upstream = await startFakeUpstream();
  upstream.on("GET /current_user/info", () => ({ id: 1, name: "Ada" }));
  upstream.on("GET /communities/x", () => ({ id: 2, name: "X" }));
});
afterEach(async () => {
  await gateway.close();
  await upstream.close();
});

async function start(settings: Partial<Settings>): Promise<void> {
  gateway = await startTestGateway(upstream.url, { settings });
}

async function send(query: string, headers: Record<string, string> = {}, variables: Record<string, unknown> = {}) {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/graphql-response+json", ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const result: Result = JSON.parse(await response.text());
  return { status: response.status, headers: response.headers, result };
}

/** Ten calls of the REST API at most; one in fact, because the operation repeats no read. */
const expensive = `{ ${Array.from({ length: 10 }, (_, index) => `c${index}: community(slug: "x") { name }`).join(" ")} }`;
const EXPENSIVE_POINTS = 10 * 10 + 10 + 1;

describe("the cost of an operation", () => {
  it("is in every response: requested, actual and remaining points", async () => {
    await start({ costBudget: 1000 });
    const before = Date.now();
    const { result, headers } = await send(expensive);
    const cost = result.extensions?.cost;
    // One call, and fewer than a hundred fields.
    expect(cost).toEqual({
      requested: EXPENSIVE_POINTS,
      actual: 11,
      restCalls: 1,
      limit: 1000,
      remaining: 989,
      resetAt: expect.any(String),
    });
    const resetAt = Date.parse(cost?.resetAt ?? "");
    expect(resetAt).toBeGreaterThan(before + 50_000);
    expect(resetAt).toBeLessThanOrEqual(Date.now() + 60_000);
    expect(headers.get("ratelimit-policy")).toBe('"points";q=1000;w=60');
    expect(headers.get("ratelimit")).toMatch(/^"points";r=989;t=(59|60)$/);
  });

  it("is summed in the metrics", async () => {
    await start({});
    await send(expensive);
    await send("{ hello }");
    const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
    expect(metrics).toContain(`pressroom_cost_points{kind="requested"} ${EXPENSIVE_POINTS + 1}`);
    expect(metrics).toContain('pressroom_cost_points{kind="actual"} 12');
    expect(metrics).toContain("pressroom_cost_underestimated 0");
  });

  it("is reported without a budget too, and then nothing is limited", async () => {
    await start({ costBudget: null });
    const { result, headers } = await send("{ hello }");
    expect(result.extensions?.cost).toEqual({
      requested: 1,
      actual: 1,
      restCalls: 0,
      limit: null,
      remaining: null,
      resetAt: null,
    });
    expect(headers.get("ratelimit")).toBeNull();
  });

  it("respects @skip and @include, and counts fragments once per use", async () => {
    await start({});
    const query = `query ($no: Boolean!) { ...A @skip(if: $no) me @include(if: $no) { ...B } a: community(slug: "x") { ...B } }
      fragment A on Query { b: community(slug: "x") { name } }
      fragment B on Person { name friends { name } }`;
    const requested = async (no: boolean) => (await send(query, {}, { no })).result.extensions?.cost.requested;
    // Two calls, the viewer, and some fields either way.
    expect([await requested(true), await requested(false)]).toEqual([31, 31]);
    const nested = `{ me { friends { friends { friends { name } } } } }`;
    // Lists are taken to have ten items.
    expect((await send(nested)).result.extensions?.cost.requested).toBe(20 + Math.ceil((1 + 1 + 10 + 100 + 1000) / 100));
  });
});

describe("operation limits", () => {
  it("refuse an expensive operation before anything is read", async () => {
    await start({ costLimit: 100 });
    const { status, result } = await send(expensive);
    expect([status, result.data, upstream.seen]).toEqual([422, undefined, []]);
    expect(result.errors).toMatchObject([
      {
        message: `The operation may cost ${EXPENSIVE_POINTS} points; 100 are allowed. Ask for fewer items at once, or in several operations.`,
        extensions: { code: "COST_LIMIT_EXCEEDED", cost: { requested: EXPENSIVE_POINTS, limit: 100 } },
      },
    ]);
  });

  it("refuse fragments that multiply each other, without a long computation", async () => {
    await start({});
    const fragments = Array.from(
      { length: 20 },
      (_, index) => `fragment F${index} on Person { friends { ...F${index + 1} } must { ...F${index + 1} } }`,
    );
    const query = `{ me { ...F0 } } ${fragments.join(" ")} fragment F20 on Person { name }`;
    const refused = async () => {
      const { status, result } = await send(query);
      expect([status, result.errors?.[0]?.extensions["code"]]).toEqual([422, "COST_LIMIT_EXCEEDED"]);
    };
    expect(await leastLongestTurn(refused, 2000)).toBeLessThan(2000);
  });

  it("charge introspection by its selections, so that all types are not read sixty times at once @API-001", async () => {
    await start({});
    const tools = getIntrospectionQuery();
    const { result } = await send(tools);
    expect(result.data).toHaveProperty("__schema");
    const { requested = 0, actual = 0 } = result.extensions?.cost ?? {};
    expect(actual).toBeGreaterThan(1);
    expect(requested).toBeGreaterThanOrEqual(actual);
    await gateway.close();
    await start({ costLimit: requested * 20 });
    const lists = Array.from({ length: 60 }, (_, index) => `types${index}: types { ...FullType }`).join(" ");
    const refused = await send(tools.replace("__schema {", `__schema { ${lists}`));
    expect(refused.result.errors?.[0]?.extensions["code"]).toBe("COST_LIMIT_EXCEEDED");
    expect((await send(tools)).status).toBe(200);
  });

  it.each([
    ["depth", { depth: 3 }, "{ me { friends { friends { name } } } }", 422, { name: "depth", found: 4, allowed: 3 }],
    ["aliases", { aliases: 1 }, "{ a: hello b: hello }", 422, { name: "aliases", found: 2, allowed: 1 }],
    ["tokens", { tokens: 5 }, "{ hello me { name } }", 400, undefined],
    ["size", { size: 10 }, "{ hello hello }", 413, undefined],
  ])("can be set for documents: %s", async (_name, limits, query, status, limit) => {
    const documentLimits = { size: 64_000, tokens: 4000, depth: 24, aliases: 60, ...limits };
    await start({ documentLimits });
    const refused = await send(query);
    expect(refused.status).toBe(status);
    expect(refused.result.errors?.[0]?.extensions["limit"]).toEqual(limit);
    expect(upstream.seen).toEqual([]);
  });
});

describe("a budget", () => {
  it("refuses most of 1,500 expensive requests of one caller, and leaves other callers alone", async () => {
    await start({ costBudget: 1100 });
    const statuses = new Map<number, number>();
    let last: Awaited<ReturnType<typeof send>> | null = null;
    for (let batch = 0; batch < 150; batch += 1) {
      const responses = await Promise.all(Array.from({ length: 10 }, () => send(expensive, { authorization: "Bearer greedy" })));
      for (const response of responses) {
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        if (response.status === 429) last = response;
      }
    }
    // Each costs 11 points in the end; some are refused because others still have the points that they may need.
    expect(statuses.get(200)).toBeLessThanOrEqual(100);
    expect(statuses.get(200)).toBeGreaterThan(80);
    expect((statuses.get(200) ?? 0) + (statuses.get(429) ?? 0)).toBe(1500);
    expect(upstream.seen.length).toBeLessThanOrEqual(100);

    const retryAfter = Number(last?.headers.get("retry-after"));
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect(last?.result.errors).toMatchObject([
      {
        message: expect.stringMatching(/^The budget of 1100 points is used up\. Please try again in \d+ seconds\.$/),
        extensions: { code: "BUDGET_EXCEEDED", status: 429, retryAfter, cost: { limit: 1100 } },
      },
    ]);
    expect((await send(expensive, { authorization: "Bearer modest" })).status).toBe(200);
    expect((await send(expensive, { cookie: "sid=modest" })).status).toBe(200);
  });

  it("returns the points that an operation did not use", async () => {
    await start({ costBudget: EXPENSIVE_POINTS + 30 });
    for (let time = 1; time <= 3; time += 1)
      expect((await send(expensive)).result.extensions?.cost.remaining).toBe(EXPENSIVE_POINTS + 30 - 11 * time);
    expect((await send(expensive)).status).toBe(429);
    // A refused operation costs nothing.
    expect((await send("{ hello }")).result.extensions?.cost.remaining).toBe(EXPENSIVE_POINTS + 30 - 33 - 1);
  });

  it("is separate for each session or token, with twenty budgets at most per address", async () => {
    await start({ costBudget: 121 });
    const statuses: number[] = [];
    for (let index = 0; index < 260; index += 1)
      statuses.push((await send(expensive, { authorization: `Bearer made-up-${index}` })).status);
    expect(statuses[0]).toBe(200);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual((20 * 121) / 11);
    expect(statuses.at(-1)).toBe(429);
  });

  it("starts again after its window", async () => {
    await start({});
    let now = 0;
    const budgets = createMemoryBudgets(60_000, () => now);
    expect(await budgets.take("a", 70)).toEqual({ used: 70, resetAt: 60_000 });
    now = 59_999;
    expect(await budgets.take("a", -20)).toEqual({ used: 50, resetAt: 60_000 });
    expect(await budgets.take("b", 1)).toEqual({ used: 1, resetAt: 119_999 });
    now = 60_000;
    // What was taken in the last window is not given back in this one.
    expect(await budgets.take("a", -50)).toEqual({ used: 0, resetAt: 120_000 });
    expect(await budgets.take("a", 5)).toEqual({ used: 5, resetAt: 120_000 });
  });
});

describe("costs over WebSocket", () => {
  async function collect(payload: SubscribePayload) {
    const client = createClient({
      url: `${gateway.url.replace("http", "ws")}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: "Bearer one" },
      retryAttempts: 0,
    });
    const results: ExecutionResult[] = [];
    const { promise, resolve } = Promise.withResolvers<unknown>();
    client.subscribe(payload, {
      next: (result) => results.push(result as ExecutionResult),
      error: resolve,
      complete: () => resolve(null),
    });
    const refused = await promise;
    await client.dispose();
    return { results, refused };
  }

  it("are charged to the same budget", async () => {
    await start({ costBudget: 1000 });
    await send(expensive, { authorization: "Bearer one" });
    const { results } = await collect({ query: expensive });
    expect(results[0]?.extensions).toMatchObject({ cost: { requested: EXPENSIVE_POINTS, actual: 11, remaining: 1000 - 22 } });
  });

  it("refuse operations over the limit or the budget", async () => {
    await start({ costLimit: 50, costBudget: 12 });
    expect((await collect({ query: expensive })).refused).toMatchObject([{ extensions: { code: "COST_LIMIT_EXCEEDED" } }]);
    for (let time = 0; time < 12; time += 1) await send("{ hello }", { authorization: "Bearer one" });
    expect((await collect({ query: "{ hello }" })).refused).toMatchObject([{ extensions: { code: "BUDGET_EXCEEDED" } }]);
    expect(upstream.seen).toEqual([]);
  });

  it("are charged for each event of a subscription", async () => {
    await start({ costBudget: 3 });
    const { results } = await collect({ query: "subscription { count(to: 5) }" });
    expect(results.slice(0, 3).map(({ data, extensions }) => [data, extensions])).toEqual(
      [1, 2, 3].map((count) => [{ count }, { cost: expect.objectContaining({ actual: 1, remaining: 3 - count }) }]),
    );
    expect(results.slice(3).map(({ data, errors }) => [data, errors?.[0]?.extensions?.["code"]])).toEqual([
      [undefined, "BUDGET_EXCEEDED"],
      [undefined, "BUDGET_EXCEEDED"],
    ]);
  });
});
