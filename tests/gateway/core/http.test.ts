import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OperationRecord } from "../../../gateway/http/execution.ts";
import type { Gateway, GatewayOptions } from "../../../gateway/server.ts";
import { json, startFakeUpstream, type FakeUpstream } from "./support/fakeUpstream.ts";
import { startTestGateway } from "./support/testGateway.ts";

/** Every response has its cost. */
const extensions: unknown = expect.anything();

interface Result {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: unknown[]; locations?: unknown[]; extensions: Record<string, unknown> }[];
}

const ada = { id: 1, name: "Ada" };
let upstream: FakeUpstream;
let gateway: Gateway;
let folder: string;

beforeEach(async () => {
  upstream = await startFakeUpstream();
  upstream.on("GET /current_user/info", () => ada);
  folder = mkdtempSync(path.join(tmpdir(), "gateway-"));
  gateway = await startTestGateway(upstream.url);
});

afterEach(async () => {
  await gateway.close();
  await upstream.close();
  rmSync(folder, { recursive: true });
});

async function restart(options: Partial<GatewayOptions>): Promise<void> {
  await gateway.close();
  gateway = await startTestGateway(upstream.url, options);
}

async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { response, result: (await response.json()) as Result };
}

const run = async (query: string, headers: Record<string, string> = {}): Promise<Result> =>
  (await post({ query }, headers)).result;

describe("GraphQL over HTTP", () => {
  it("executes a POST @API-001", async () => {
    const { response, result } = await post({ query: "query Hi($n: String!) { hello(name: $n) }", variables: { n: "you" } });
    expect(result).toEqual({ extensions, data: { hello: "hello you" } });
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("executes a query by GET, and refuses a mutation @API-001", async () => {
    const headers = { "x-requested-with": "XMLHttpRequest" };
    const query = await fetch(`${gateway.url}/graphql?query=${encodeURIComponent("{ hello }")}`, { headers });
    expect(await query.json()).toEqual({ extensions, data: { hello: "hello world" } });
    const mutation = await fetch(
      `${gateway.url}/graphql?query=${encodeURIComponent('mutation { rename(name: "x") { name } }')}`,
      { headers },
    );
    expect(mutation.status).toBe(405);
    expect(upstream.seen).toEqual([]);
  });

  it("refuses requests that a form of another site could send @API-002", async () => {
    const simple = await fetch(`${gateway.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: '{"query":"{ hello }"}',
    });
    expect(simple.status).toBe(415);
    const byAddress = await fetch(`${gateway.url}/graphql?query=${encodeURIComponent("{ me { name } }")}`, {
      headers: { cookie: "sid=abc" },
    });
    expect(byAddress.status).toBe(403);
    expect(upstream.seen).toEqual([]);
  });

  it("forwards the session cookie and the bearer token, and no other cookies @API-002", async () => {
    await run("{ me { name } }", { cookie: "theme=dark; sid=abc; other=1", authorization: "Bearer tok" });
    await run("{ me { name } }", { cookie: "sid=a b", authorization: "Basic abc" });
    expect(upstream.seen.map(({ headers: { cookie, authorization } }) => ({ cookie, authorization }))).toEqual([
      { cookie: "sid=abc", authorization: "Bearer tok" },
      {},
    ]);
  });

  it("sets a new session as a cookie of its own origin, Secure on https @PERM-50", async () => {
    upstream.on("POST /session", (_request, response) =>
      json(response, 201, ada, { "set-cookie": "sid=new; Path=/api; Domain=example.com; HttpOnly" }),
    );
    const query = 'mutation { signIn(email: "a@example.com") { me { name } errors { message } } }';
    const plain = await post({ query });
    expect(plain.result.data).toEqual({ signIn: { me: { name: "Ada" }, errors: [] } });
    expect(plain.response.headers.getSetCookie()).toEqual(["sid=new; Path=/; HttpOnly; SameSite=Lax"]);
    await restart({ settings: { publicUrl: new URL("https://press.example.com") } });
    expect((await post({ query })).response.headers.getSetCookie()).toEqual(["sid=new; Path=/; HttpOnly; SameSite=Lax; Secure"]);
  });

  it("forwards a valid X-Request-Id, and generates one otherwise @API-002", async () => {
    const { response } = await post({ query: "{ me { name } }" }, { "x-request-id": "trace-1234" });
    expect(response.headers.get("x-request-id")).toBe("trace-1234");
    expect(upstream.seen[0]?.headers["x-request-id"]).toBe("trace-1234");
    const odd = await post({ query: "{ hello }" }, { "x-request-id": "<script>" });
    expect(odd.response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("reads data that is selected twice in one operation once @API-009", async () => {
    const done: OperationRecord[] = [];
    await restart({ onOperation: (record) => done.push(record) });
    await run("query Me { me { name } again: me { name } twice { name } }");
    expect(done.map(({ name, kind, context }) => ({ name, kind, calls: context.rest.calls }))).toEqual([
      { name: "Me", kind: "query", calls: [{ name: "getCurrentUser", method: "GET", path: "/current_user/info" }] },
    ]);
  });

  it("aborts the upstream call when the client disconnects @API-004", async () => {
    const { promise: gone, resolve } = Promise.withResolvers<void>();
    const abortController = new AbortController();
    upstream.on("GET /current_user/info", (_request, response) => {
      response.once("close", resolve);
      abortController.abort();
    });
    const sent = fetch(`${gateway.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"query":"{ me { name } }"}',
      signal: abortController.signal,
    });
    await expect(sent).rejects.toThrow();
    await gone;
  });

  it("refuses bodies that are not JSON or too large", async () => {
    const headers = { "content-type": "application/json" };
    expect((await fetch(`${gateway.url}/graphql`, { method: "POST", headers, body: "{" })).status).toBe(400);
    const big = await fetch(`${gateway.url}/graphql`, {
      method: "POST",
      headers,
      body: JSON.stringify({ query: "x".repeat(20_000_000) }),
    });
    expect([big.status, await big.json()]).toEqual([
      413,
      { errors: [{ message: "The request is too large.", extensions: { code: "TOO_LARGE" } }] },
    ]);
  });

  it.each([
    ["too deep", 422, `{ me ${"{ friends ".repeat(30)} { name } ${"}".repeat(30)} }`, "levels deep"],
    [
      "too deep by fragments",
      422,
      `{ me { ...A } } fragment A on Person ${"{ friends ".repeat(30)} { name } ${"}".repeat(30)}`,
      "levels deep",
    ],
    ["too many aliases", 422, `{ ${Array.from({ length: 61 }, (_, index) => `a${index}: hello`).join(" ")} }`, "61 aliases"],
    ["too long to be parsed", 400, `{ ${"hello ".repeat(4001)} }`, "token"],
  ])("refuses a document that is %s with %i", async (_name, status, query, words) => {
    const { response, result } = await post({ query });
    expect(response.status).toBe(status);
    expect(result.errors?.[0]?.message).toContain(words);
  });

  it("counts the aliases of all fields except __typename @API-001", async () => {
    const aliases = (count: number, field: string) =>
      Array.from({ length: count }, (_, index) => `${field.replaceAll("_", "")}${index}: ${field}`).join(" ");
    const { data } = await run(`{ ${aliases(60, "hello")} ${aliases(100, "__typename")} }`);
    expect(data).toMatchObject({ hello59: expect.any(String), typename99: "Query" });
    const { result } = await post({ query: `{ ${aliases(61, "hello")} ${aliases(100, "__typename")} }` });
    expect(result.errors?.[0]?.message).toBe("The document has 61 aliases; 60 are allowed.");
  });

  it("allows introspection at the depth of common tools @API-001", async () => {
    const { getIntrospectionQuery } = await import("graphql");
    expect((await run(getIntrospectionQuery())).data).toHaveProperty("__schema");
  });

  it("reads nodes by opaque ids, and returns null for unknown ones @API-005", async () => {
    const id = (text: string) => Buffer.from(text).toString("base64url");
    const query = `{ node(id: "${id("Person:7")}") { __typename ... on Person { name } } nodes(ids: ["${id("Person:8")}", "${id("Nothing:1")}", "x", "${id("Person:7")}"]) { __typename } }`;
    expect((await run(query)).data).toEqual({
      node: { __typename: "Person", name: "Grace" },
      nodes: [null, null, null, { __typename: "Person" }],
    });
  });
});

describe("errors", () => {
  it("of an upstream refusal have code, status, detail and ownHost, and null only their own field @ERR-05 @ERR-03 @PERM-50", async () => {
    upstream.on("GET /communities/x", (_request, response) => json(response, 401, { detail: "Sign in first." }));
    const result = await run('{ me { name } community(slug: "x") { name } }', { "x-request-id": "trace-1234" });
    expect(result.data).toEqual({ me: { name: "Ada" }, community: null });
    expect(result.errors).toMatchObject([
      {
        message: "Sign in first.",
        path: ["community"],
        extensions: {
          code: "UNAUTHENTICATED",
          status: 401,
          detail: "Sign in first.",
          errors: null,
          ownHost: true,
          requestId: "trace-1234",
        },
      },
    ]);
  });

  it.each([
    ["a resolver's fault", "{ me { boom } }"],
    ["an unknown code", "{ fault }"],
    ["a null in a non-null field", "{ me { must { name } } }"],
  ])("of %s have only the general message @ERR-01", async (_name, query) => {
    const result = await run(query);
    expect(result.errors?.[0]?.message).toBe("Something went wrong. We are already working to solve it.");
    expect(result.errors?.[0]?.extensions).toEqual({ code: "INTERNAL", requestId: expect.any(String) });
    expect(JSON.stringify(result)).not.toMatch(/secret|srv|10\.0\.0\.1|stack/);
  });

  it("of an upstream failure reveal no internals @ERR-01", async () => {
    upstream.on("GET /current_user/info", (_request, response) =>
      json(response, 500, { detail: "secret", errors: { secret: ["secret"] } }),
    );
    const fault = await run("{ me { name } }");
    expect(fault.errors?.[0]?.extensions).toMatchObject({ code: "INTERNAL", status: 500, ownHost: true });
    upstream.on("GET /current_user/info", () => ({ id: "secret" }));
    const wrong = await run("{ me { name } }");
    expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: "UPSTREAM_CONTRACT" });
    await upstream.close();
    const unavailable = await run("{ me { name } }");
    expect(unavailable.errors?.[0]?.extensions).toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    expect(JSON.stringify([fault, wrong, unavailable])).not.toMatch(/secret|127\.0\.0\.1|ECONN/);
    upstream = await startFakeUpstream();
  });

  it("of a mutation that a user can act on are returned as data @ERR-04 @API-003", async () => {
    upstream.on("POST /session", (_request, response) =>
      json(response, 422, { errors: { email: ["Unknown."], base: ["Wrong."] } }),
    );
    const result = await run('mutation { signIn(email: "a") { errors { code message field } me { name } } }');
    expect(result).toEqual({
      extensions,
      data: {
        signIn: {
          me: null,
          errors: [
            { code: "INVALID", message: "Unknown.", field: ["input", "email"] },
            { code: "INVALID", message: "Wrong.", field: null },
          ],
        },
      },
    });
  });

  it.each([
    ["syntax", { query: "{" }, "GRAPHQL_PARSE_FAILED"],
    ["validity", { query: "{ nothing }" }, "GRAPHQL_VALIDATION_FAILED"],
    ["a variable", { query: "query A($n: Int) { hello(times: $n) }", variables: { n: "x" } }, "BAD_USER_INPUT"],
    [
      "the operation's name",
      { query: "query A { hello } query B { hello }", operationName: "C" },
      "OPERATION_RESOLUTION_FAILURE",
    ],
    ["a subscription", { query: "subscription { count(to: 1) }" }, "BAD_REQUEST"],
    ["too many ids", { query: `{ nodes(ids: [${'"x",'.repeat(101)}]) { id } }` }, "BAD_USER_INPUT"],
  ])("of an invalid request explain the problem: %s", async (_name, body, code) => {
    const { result } = await post(body);
    expect(result.errors?.[0]?.extensions["code"]).toBe(code);
    expect(result.errors?.[0]?.message).not.toContain("Something went wrong");
  });
});

describe("trusted documents", () => {
  const text = "query Hello { hello }";
  const id = createHash("sha256").update(text).digest("hex");
  const byId = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

  beforeEach(async () => {
    writeFileSync(path.join(folder, "trusted.json"), JSON.stringify({ [id]: text }));
    await restart({ trustedDocuments: path.join(folder, "trusted.json") });
  });

  it("are run by id, by POST and by GET @API-001", async () => {
    expect((await post(byId(id))).result).toEqual({ extensions, data: { hello: "hello world" } });
    const search = new URLSearchParams({ extensions: JSON.stringify(byId(id).extensions) });
    const response = await fetch(`${gateway.url}/graphql?${search}`, { headers: { "x-requested-with": "XMLHttpRequest" } });
    // Publicly cacheable responses do not contain the caller's budget.
    expect(await response.json()).toEqual({ data: { hello: "hello world" } });
  });

  it("come only from the web build: clients cannot add one", async () => {
    const other = "query Other { hello }";
    const hash = createHash("sha256").update(other).digest("hex");
    expect((await post(byId(hash))).result.errors?.[0]).toMatchObject({
      message: "PersistedQueryNotFound",
      extensions: { code: "PERSISTED_QUERY_NOT_FOUND" },
    });
    expect((await post({ query: other, ...byId(hash) })).result.data).toEqual({ hello: "hello world" });
    expect((await post(byId(hash))).result.errors?.[0]?.extensions["code"]).toBe("PERSISTED_QUERY_NOT_FOUND");
  });

  it("of a new web build are served without a restart", async () => {
    const other = "query Other { hello }";
    const hash = createHash("sha256").update(other).digest("hex");
    expect((await post(byId(hash))).result.errors).toHaveLength(1);
    writeFileSync(path.join(folder, "trusted.json"), JSON.stringify({ [hash]: other }));
    await expect
      .poll(async () => (await post(byId(hash))).result, { interval: 200 })
      .toEqual({ extensions, data: { hello: "hello world" } });
    expect((await post(byId(id))).result.errors).toHaveLength(1);
  });

  it("are the only ones allowed for session cookies when set so; tokens may run any", async () => {
    await restart({ trustedDocuments: path.join(folder, "trusted.json"), settings: { trustedDocumentsOnly: true } });
    expect((await post({ query: "{ hello }" }, { cookie: "sid=a" })).result.errors?.[0]?.extensions["code"]).toBe(
      "PERSISTED_QUERY_REQUIRED",
    );
    expect((await post(byId(id), { cookie: "sid=a" })).result.data).toEqual({ hello: "hello world" });
    expect((await post({ query: "{ hello }" }, { authorization: "Bearer t" })).result.data).toEqual({ hello: "hello world" });
  });
});

describe("operational endpoints", () => {
  it("serve health, readiness, metrics and the schema", async () => {
    await run("{ me { name } }");
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
    const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
    expect(metrics).toContain('pressroom_rest_seconds_count{call="getCurrentUser",status="200"} 1');
    expect(metrics).toContain('pressroom_operation_seconds_count{name="other",kind="query",result="ok"} 1');
    const schema = await (await fetch(`${gateway.url}/schema.graphql`)).text();
    expect(schema).toContain("type Person implements Node");
  });

  it("serve metrics only with the configured token", async () => {
    await restart({ settings: { metricsToken: "scrape-me-0123456789" } });
    const read = (headers: Record<string, string>) => fetch(`${gateway.url}/metrics`, { headers });
    for (const headers of [{}, { authorization: "Bearer wrong" }, { authorization: "scrape-me-0123456789" }]) {
      const refused = await read({ ...headers });
      expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
      expect(await refused.text()).not.toContain("pressroom_");
    }
    const allowed = await read({ authorization: "Bearer scrape-me-0123456789" });
    expect([allowed.status, await allowed.text()]).toEqual([200, expect.stringContaining("pressroom_operation_seconds")]);
  });

  it("serve metrics only on a separate port when one is set", async () => {
    await restart({ settings: { metricsPort: 0 } });
    expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404);
    const separate = await fetch(`${gateway.metricsUrl}/metrics`);
    expect([separate.status, await separate.text()]).toEqual([200, expect.stringContaining("pressroom_operation_seconds")]);
    expect((await fetch(`${gateway.metricsUrl}/graphql`)).status).toBe(404);
  });

  it("report an unreachable upstream as not ready, but alive", async () => {
    await upstream.close();
    const ready = await fetch(`${gateway.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: "upstream unreachable" });
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    upstream = await startFakeUpstream();
  });

  it("finish running requests when the gateway closes, then refuse new ones", async () => {
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    upstream.on("GET /current_user/info", async () => {
      reach();
      await released;
      return ada;
    });
    const { url } = gateway;
    const running = post({ query: "{ me { name } }" });
    await reached;
    const closed = gateway.close();
    release();
    expect((await running).result).toEqual({ extensions, data: { me: { name: "Ada" } } });
    await closed;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    gateway = await startTestGateway(upstream.url);
  });
});
