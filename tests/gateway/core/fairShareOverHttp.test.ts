import { afterEach, beforeEach, expect, it } from "vitest";
import { defaultFairShare } from "../../../gateway/http/fairShare.ts";
import type { Gateway } from "../../../gateway/server.ts";
import { sendGraphql } from "../../support/graphql.ts";
import { startFakeUpstream, type FakeUpstream } from "./support/fakeUpstream.ts";
import { startTestGateway } from "./support/testGateway.ts";

/** More than may run and wait, although some of those that run stop counting before the last one arrives. */
const SENT = defaultFairShare.waiting + 300;
const hello = "{ hello }";

let upstream: FakeUpstream;
let gateway: Gateway;
let releaseWaiting: () => void;

beforeEach(async () => {
  upstream = await startFakeUpstream();
  const { promise, resolve } = Promise.withResolvers<void>();
  releaseWaiting = resolve;
  upstream.on("GET /current_user/info", () => promise.then(() => ({ id: 1, name: "Ada" })));
  gateway = await startTestGateway(upstream.url);
});
afterEach(async () => {
  releaseWaiting();
  await gateway.close();
  await upstream.close();
});

const send = (token: string, document: string) =>
  sendGraphql(gateway.url, { document, headers: { authorization: `Bearer ${token}` } });

it("a caller who sends more than may wait gets 429 with Retry-After, and others are served meanwhile @ERR-04", async () => {
  expect((await send("modest", hello)).response.status).toBe(200);
  const refused: Awaited<ReturnType<typeof send>>[] = [];
  const statuses = new Map<number, number>();
  const sending = Array.from({ length: SENT }, async () => {
    const received = await send("greedy", "{ me { name } }");
    const { status } = received.response;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 429) refused.push(received);
  });
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  for (let time = 0; time < 5; time += 1) {
    const { result, response } = await send("modest", hello);
    expect([response.status, result.data]).toEqual([200, { hello: "hello world" }]);
  }
  // All the while none of the others had a response.
  expect([...statuses.keys()]).toEqual([429]);

  releaseWaiting();
  await Promise.all(sending);
  expect(statuses.get(200)).toBeGreaterThanOrEqual(defaultFairShare.waiting + 1);
  expect((statuses.get(200) ?? 0) + refused.length).toBe(SENT);
  for (const { result, response } of refused) {
    expect(response.headers.get("retry-after")).toBe("1");
    expect(result.errors).toMatchObject([{ extensions: { code: "TOO_MANY_OPERATIONS", retryAfter: 1 } }]);
  }
  expect((await send("greedy", hello)).response.status).toBe(200);
});
