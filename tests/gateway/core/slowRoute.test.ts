import { afterEach, beforeEach, expect, it } from "vitest";
import type { Gateway } from "../../../gateway/server.ts";
import { sendGraphql } from "../../support/graphql.ts";
import { startFakeUpstream, type FakeUpstream } from "./support/fakeUpstream.ts";
import { startTestGateway } from "./support/testGateway.ts";

/** The calls of one family that run at once, as in `gateway/rest/api.ts`. */
const FAMILY_LIMIT = 32;

let upstream: FakeUpstream;
let gateway: Gateway;
/** Lets the slow route respond to what waits for it, and from then on at once. */
let releaseSlowRoute: () => void;

beforeEach(async () => {
  upstream = await startFakeUpstream();
  const { promise, resolve } = Promise.withResolvers<void>();
  releaseSlowRoute = () => resolve();
  upstream.on("GET /communities/slow", () => promise.then(() => ({ id: 3, name: "Slow", slug: "slow" })));
  upstream.on("GET /current_user/info", () => ({ id: 7, name: "Grace" }));
  gateway = await startTestGateway(upstream.url);
});
afterEach(async () => {
  releaseSlowRoute();
  await gateway.close();
  await upstream.close();
});

const requestSlow = (signal?: AbortSignal) =>
  sendGraphql<{ community: object }>(gateway.url, {
    document: '{ community(slug: "slow") { name } }',
    ...(signal === undefined ? {} : { signal }),
  });
const requestMe = () => sendGraphql<{ me: object }>(gateway.url, { document: "{ me { name } }" });
const sent = (path: string) => upstream.seen.filter((one) => one.path === path).length;

it("a slow route uses no slots or connections of other routes, and does not open their circuit breaker", async () => {
  let slowResponses = 0;
  const slow = Array.from({ length: FAMILY_LIMIT + 8 }, () => requestSlow().finally(() => (slowResponses += 1)));
  await expect.poll(() => sent("/communities/slow")).toBe(FAMILY_LIMIT);

  // More calls than a family has slots, one after the other and all at once.
  for (let count = 0; count < FAMILY_LIMIT; count += 1)
    expect((await requestMe()).result).toMatchObject({ data: { me: { name: "Grace" } } });
  const many = await Promise.all(Array.from({ length: 2 * FAMILY_LIMIT }, requestMe));
  for (const { result } of many) expect(result).toMatchObject({ data: { me: { name: "Grace" } } });
  expect({ me: sent("/current_user/info"), slow: sent("/communities/slow"), slowResponses }).toEqual({
    me: 3 * FAMILY_LIMIT,
    slow: FAMILY_LIMIT,
    slowResponses: 0,
  });

  releaseSlowRoute();
  for (const { result } of await Promise.all(slow)) expect(result).toMatchObject({ data: { community: { name: "Slow" } } });
  expect(sent("/communities/slow")).toBe(FAMILY_LIMIT + 8);
});

it("an operation that disconnects while it waits for a slow route leaves its place to the next", async () => {
  const controller = new AbortController();
  const cancelled = Array.from({ length: FAMILY_LIMIT }, () =>
    requestSlow(controller.signal).then(
      () => "responded",
      () => "cancelled",
    ),
  );
  await expect.poll(() => sent("/communities/slow")).toBe(FAMILY_LIMIT);
  const next = requestSlow();
  controller.abort();
  expect(new Set(await Promise.all(cancelled))).toEqual(new Set(["cancelled"]));
  await expect.poll(() => sent("/communities/slow")).toBe(FAMILY_LIMIT + 1);
  releaseSlowRoute();
  expect((await next).result).toMatchObject({ data: { community: { name: "Slow" } } });
});
