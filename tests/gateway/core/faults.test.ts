import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Gateway } from "../../../gateway/server.ts";
import { sendGraphql } from "../../support/graphql.ts";
import { startFakeUpstream, type FakeUpstream } from "./support/fakeUpstream.ts";
import { startTestGateway } from "./support/testGateway.ts";

let upstream: FakeUpstream;
let development: Gateway;
let production: Gateway;

beforeAll(async () => {
  upstream = await startFakeUpstream();
  upstream.on("GET /communities/press", () => ({ id: 3, name: "Press", slug: "press" }));
  development = await startTestGateway(upstream.url, { settings: { development: true } });
  production = await startTestGateway(upstream.url);
});
afterAll(async () => {
  await development.close();
  await production.close();
  await upstream.close();
});

const ask = async (gateway: Gateway, document: string, fault?: string) => {
  const start = performance.now();
  const headers: Record<string, string> = fault === undefined ? {} : { "x-fault": fault };
  const { result } = await sendGraphql<Record<string, unknown>>(gateway.url, { document, headers });
  return { ...result, milliseconds: performance.now() - start };
};
const codesOf = (errors: { path?: unknown; extensions?: { code?: string } }[] | undefined) =>
  errors?.map(({ path, extensions }) => ({ path, code: extensions?.code }));

describe("faults on demand, in development", () => {
  it("make a named field fail", async () => {
    const { data, errors } = await ask(development, "{ fault things { __typename } }", "Query.things=fail");
    expect(data).toMatchObject({ things: null });
    expect(codesOf(errors)).toContainEqual({ path: ["things"], code: "INTERNAL" });
  });

  it("make a named REST call fail with a status, without calling the upstream", async () => {
    const before = upstream.seen.length;
    const { data, errors } = await ask(development, '{ community(slug: "press") { name } }', "getCommunity=fail:503");
    expect(data).toEqual({ community: null });
    expect(codesOf(errors)).toEqual([{ path: ["community"], code: "UPSTREAM_UNAVAILABLE" }]);
    expect(upstream.seen.length).toBe(before);
  });

  it("delay a field or a call", async () => {
    expect((await ask(development, "{ hello }", "Query.hello=wait:300")).milliseconds).toBeGreaterThanOrEqual(295);
    const document = '{ community(slug: "press") { name } }';
    expect((await ask(development, document, "getCommunity=wait:300")).milliseconds).toBeGreaterThanOrEqual(295);
  });

  it("do not affect requests without the header or with an invalid one", async () => {
    expect(await ask(development, "{ hello }")).toMatchObject({ data: { hello: "hello world" } });
    expect(await ask(development, "{ hello }", "Query.hello=explode, =fail")).toMatchObject({ data: { hello: "hello world" } });
  });
});

describe("without the development setting", () => {
  it("the header has no effect", async () => {
    expect(await ask(production, "{ hello }", "Query.hello=fail")).toMatchObject({ data: { hello: "hello world" } });
  });
});
