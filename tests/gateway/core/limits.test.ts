import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createRestApi, type RestApi, type RestApiOptions } from "../../../gateway/rest/api.ts";
import { CircuitBreaker, type Outcome } from "../../../gateway/rest/callLimits.ts";
import { loadContract } from "../../../gateway/rest/contract.ts";
import type { RestError } from "../../../gateway/rest/error.ts";
import { contract } from "./support/contract.ts";
import { json, startFakeUpstream, type FakeUpstream } from "./support/fakeUpstream.ts";

const person = { id: 1, name: "Ada" };
const session = { sid: null, authorization: null, setCookies: [], secure: false, clientAddress: null, userAgent: null };

let upstream: FakeUpstream;
let api: RestApi;

beforeEach(async () => {
  upstream = await startFakeUpstream();
  upstream.on("GET /current_user/info", () => person);
});

afterEach(async () => {
  await api.close();
  await upstream.close();
});

function open(options: Partial<RestApiOptions>): void {
  api = createRestApi({ url: upstream.url, contract: loadContract(contract), idleTimeout: 8000, ...options });
}

const operation = (signal: AbortSignal | null = null) => api.forOperation({ session, requestId: "r", signal });
const readUser = () => operation().read("getCurrentUser");
const readComment = (id: number, signal: AbortSignal | null = null) => operation(signal).read("getComment", { params: { id } });

/** The failure of each call, and its duration in ms. */
async function outcomes(calls: readonly Promise<unknown>[]): Promise<{ failure: string; after: number }[]> {
  const start = performance.now();
  return Promise.all(
    calls.map((call) =>
      call.then(
        () => ({ failure: "none", after: performance.now() - start }),
        (error: RestError) => ({ failure: error.failure, after: performance.now() - start }),
      ),
    ),
  );
}

describe("a failing family of routes", () => {
  it("is not called after several failures, then probed by one call", async () => {
    let failing = true;
    upstream.on("GET /current_user/info", (_request, response) => (failing ? json(response, 500, {}) : person));
    open({ breaker: { failures: 3, timeouts: 3, openFor: 1000 } });
    for (let fault = 0; fault < 3; fault += 1) await expect(readUser()).rejects.toMatchObject({ failure: "status" });
    await expect(readUser()).rejects.toMatchObject({ failure: "unavailable", retryAfter: 1 });
    expect(upstream.seen).toHaveLength(3);
    failing = false;
    await expect.poll(readUser).toEqual(person);
    await expect(readUser()).resolves.toEqual(person);
  });

  it("does not count refusals as failures", async () => {
    upstream.on("GET /current_user/info", (_request, response) => json(response, 404, { detail: "Not found." }));
    open({ breaker: { failures: 2, timeouts: 2, openFor: 60_000 } });
    for (let refusal = 0; refusal < 5; refusal += 1) await expect(readUser()).rejects.toMatchObject({ status: 404 });
  });

  it("does not affect the calls of other families", async () => {
    upstream.on("GET /comments/1", (_request, response) => json(response, 500, {}));
    open({ breaker: { failures: 2, timeouts: 2, openFor: 60_000 } });
    for (let fault = 0; fault < 2; fault += 1) await expect(readComment(1)).rejects.toMatchObject({ status: 500 });
    await expect(readComment(1)).rejects.toMatchObject({ failure: "unavailable" });
    await expect(readUser()).resolves.toEqual(person);
  });
});

describe("a hanging family of routes", () => {
  it("refuses the calls in its queue as soon as running calls time out @API-004", async () => {
    for (let id = 1; id <= 40; id += 1) upstream.on(`GET /comments/${id}`, () => undefined);
    open({ idleTimeout: 1000, familyLimit: 4, breaker: { failures: 10, timeouts: 4, openFor: 60_000 } });
    const hanging = outcomes(Array.from({ length: 40 }, (_, index) => readComment(index + 1)));
    await expect(readUser()).resolves.toEqual(person);
    const ended = await hanging;
    expect(ended.filter(({ failure }) => failure === "timeout")).toHaveLength(4);
    expect(ended.filter(({ failure }) => failure === "unavailable")).toHaveLength(36);
    // Ten rounds of four would take ten times as long; these timeouts are imprecise.
    expect(Math.max(...ended.map(({ after }) => after))).toBeLessThan(4000);
    expect(upstream.seen.filter(({ path }) => path.startsWith("/comments"))).toHaveLength(4);
    await expect(readUser()).resolves.toEqual(person);
  });

  it("stays available while other routes of the family respond", async () => {
    upstream.on("GET /comments/1", () => undefined);
    upstream.on("GET /comments/2", () => person);
    open({ idleTimeout: 2000, breaker: { failures: 3, timeouts: 3, openFor: 60_000 } });
    const slow = outcomes(Array.from({ length: 12 }, () => readComment(1)));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(readComment(2)).resolves.toEqual(person);
    expect((await slow).every(({ failure }) => failure === "timeout")).toBe(true);
    await expect(readComment(2)).resolves.toEqual(person);
  });
});

describe("the queue of a family", () => {
  it("bounds the number of concurrent calls to the upstream", async () => {
    let running = 0;
    let maximum = 0;
    for (let id = 1; id <= 12; id += 1) {
      upstream.on(`GET /comments/${id}`, async () => {
        running += 1;
        maximum = Math.max(maximum, running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
        return person;
      });
    }
    open({ familyLimit: 3 });
    await Promise.all(Array.from({ length: 12 }, (_, index) => readComment(index + 1)));
    expect(maximum).toBe(3);
  });

  it("refuses a call at once when it is full, and runs the accepted ones", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    upstream.on("GET /comments/1", async () => {
      await released;
      return person;
    });
    open({ familyLimit: 1, queueLimit: 2 });
    const accepted = [readComment(1), readComment(1), readComment(1)];
    await expect(readComment(1)).rejects.toMatchObject({ failure: "unavailable", retryAfter: 1 });
    release();
    await expect(Promise.all(accepted)).resolves.toEqual([person, person, person]);
  });

  it("counts toward the timeout of a call @API-004", async () => {
    upstream.on("GET /comments/1", () => undefined);
    open({ familyLimit: 1, totalTimeout: 1000 });
    const running = outcomes([readComment(1)]);
    const [waiting] = await outcomes([operation().read("getComment", { params: { id: 1 } }, { timeout: 200 })]);
    expect(waiting).toEqual({ failure: "timeout", after: expect.any(Number) });
    const [first] = await running;
    expect(first?.failure).toBe("timeout");
    expect(waiting?.after).toBeLessThan(first?.after ?? 0);
    expect(upstream.seen).toHaveLength(1);
  });

  it("removes an aborted call and frees its place", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    upstream.on("GET /comments/1", async () => {
      await released;
      return person;
    });
    open({ familyLimit: 1, queueLimit: 1 });
    const first = readComment(1);
    const abortController = new AbortController();
    const second = readComment(1, abortController.signal);
    abortController.abort();
    await expect(second).rejects.toMatchObject({ failure: "aborted" });
    const third = readComment(1);
    release();
    await expect(Promise.all([first, third])).resolves.toEqual([person, person]);
    expect(upstream.seen).toHaveLength(2);
  });
});

describe("a response that trickles in", () => {
  it("is aborted at the total timeout, although bytes keep arriving @API-004", async () => {
    upstream.on("GET /current_user/info", (_request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const trickle = setInterval(() => response.write(" "), 50);
      response.once("close", () => clearInterval(trickle));
    });
    open({ idleTimeout: 2000, totalTimeout: 500 });
    await expect(readUser()).rejects.toMatchObject({ failure: "timeout" });
  });
});

describe("the circuit breaker", () => {
  let now = 0;
  const start = (options: { failures: number; timeouts: number }) => {
    now = 0;
    return new CircuitBreaker({ ...options, openFor: 5000, now: () => now });
  };
  const call = (breaker: CircuitBreaker, outcome: Outcome, seconds = 0) => {
    const permit = breaker.start();
    now += seconds * 1000;
    permit.end(outcome);
  };

  it("counts timeouts and failures separately", () => {
    const breaker = start({ failures: 3, timeouts: 3 });
    for (const outcome of ["timeout", "timeout", "failure", "failure"] as const) call(breaker, outcome, 1);
    expect(breaker.getRetryAfter()).toBeNull();
    call(breaker, "timeout", 1);
    expect(breaker.getRetryAfter()).toBe(5);
  });

  it("ignores the timeout of a call during which another had a response", () => {
    const breaker = start({ failures: 3, timeouts: 3 });
    const slow = Array.from({ length: 10 }, () => breaker.start());
    now = 4000;
    call(breaker, "responded");
    now = 8000;
    for (const permit of slow) permit.end("timeout");
    expect(breaker.getRetryAfter()).toBeNull();
  });

  it("refuses a long call after a timeout without a response in between", () => {
    const breaker = start({ failures: 3, timeouts: 3 });
    const permit = breaker.start();
    now = 8000;
    permit.end("timeout");
    expect([breaker.getRetryAfter(1000), breaker.getRetryAfter()]).toEqual([1, null]);
    call(breaker, "responded");
    expect(breaker.getRetryAfter(1000)).toBeNull();
  });

  it("allows one probe after its open time, and another when the probe was abandoned", () => {
    const breaker = start({ failures: 1, timeouts: 1 });
    call(breaker, "failure");
    now += 4000;
    expect(breaker.getRetryAfter()).toBe(1);
    now += 1000;
    expect(breaker.getRetryAfter()).toBeNull();
    const abandoned = breaker.start();
    expect(breaker.getRetryAfter()).toBe(1);
    abandoned.end("unknown");
    expect(breaker.getRetryAfter()).toBeNull();
    call(breaker, "timeout", 8);
    expect(breaker.getRetryAfter()).toBe(5);
    now += 5000;
    call(breaker, "responded");
    expect(breaker.getRetryAfter()).toBeNull();
  });

  it("considers only the probe while it is open", () => {
    const breaker = start({ failures: 1, timeouts: 1 });
    const earlierCalls = [breaker.start(), breaker.start()];
    call(breaker, "failure");
    earlierCalls[0]?.end("responded");
    expect(breaker.getRetryAfter()).toBe(5);
    now += 5000;
    const probe = breaker.start();
    earlierCalls[1]?.end("timeout");
    probe.end("responded");
    expect(breaker.getRetryAfter()).toBeNull();
  });
});
