import { createConnection } from "node:net";
import { auditServer } from "graphql-http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Gateway } from "../../../gateway/server.ts";
import { json, startFakeUpstream, type FakeUpstream } from "./support/fakeUpstream.ts";
import { startTestGateway } from "./support/testGateway.ts";

const modern = "application/graphql-response+json";
const legacy = "application/json";
const modernType = `${modern}; charset=utf-8`;
const legacyType = `${legacy}; charset=utf-8`;

let upstream: FakeUpstream;
let gateway: Gateway;

beforeAll(async () => {
  upstream = await startFakeUpstream();
  gateway = await startTestGateway(upstream.url);
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});
beforeEach(() => upstream.on("GET /current_user/info", () => ({ id: 1, name: "Ada" })));

interface Sent {
  body?: unknown;
  /** The raw body, instead of `body` as JSON. */
  text?: string | Uint8Array<ArrayBuffer>;
  accept?: string;
  headers?: Record<string, string>;
  method?: string;
}

async function readAnswer(response: Response) {
  const text = await response.text();
  const { data, errors }: { data?: unknown; errors?: { message: string; extensions: { code: string } }[] } =
    text === "" ? {} : JSON.parse(text);
  return { status: response.status, type: response.headers.get("content-type"), headers: response.headers, data, errors, text };
}

async function post({ body, text, accept = modern, headers = {}, method = "POST" }: Sent) {
  const response = await fetch(`${gateway.url}/graphql`, {
    method,
    headers: { "content-type": "application/json", accept, ...headers },
    body: text ?? JSON.stringify(body),
  });
  return readAnswer(response);
}

async function get(parameters: Record<string, string> | string, headers: Record<string, string> = {}, method = "GET") {
  const search = new URLSearchParams(parameters);
  return readAnswer(await fetch(`${gateway.url}/graphql?${search}`, { method, headers: { accept: modern, ...headers } }));
}

const hello = { query: "{ hello }" };
const greeting = { hello: "hello world" };

describe("GraphQL over HTTP, first edition (September 2026): Serialization Format, Request", () => {
  it.each(["application/json", "application/json; charset=utf-8", "application/json;charset=UTF-8"])(
    "accepts POST as %s, in UTF-8",
    async (type) => {
      const body = { query: '{ hello(name: "Ünï 🏊") }' };
      const { status, data } = await post({ body, headers: { "content-type": type } });
      expect([status, data]).toEqual([200, { hello: "hello Ünï 🏊" }]);
    },
  );

  it.each([
    "text/plain",
    "application/graphql",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json; charset=utf-16",
    "",
  ])("refuses POST as %j with 415", async (type) => {
    const { status, type: sent, errors } = await post({ body: hello, headers: { "content-type": type } });
    expect([status, sent, errors?.length]).toEqual([415, modernType, 1]);
  });

  it("refuses a compressed body with 415", async () => {
    expect((await post({ body: hello, headers: { "content-encoding": "gzip" } })).status).toBe(415);
  });

  it("runs the operation that operationName names, with variables", async () => {
    const query = "query A { hello } query B($n: String!) { hello(name: $n) }";
    expect((await post({ body: { query, operationName: "B", variables: { n: "b" } } })).data).toEqual({ hello: "hello b" });
    expect((await get({ query, operationName: "B", variables: '{"n":"b"}' })).data).toEqual({ hello: "hello b" });
  });

  it("treats null as absent, and ignores unknown properties", async () => {
    const body = { ...hello, operationName: null, variables: null, extensions: null, surprise: [1], id: 7 };
    expect((await post({ body })).data).toEqual(greeting);
    expect((await post({ body: { ...hello, extensions: { surprise: true } } })).data).toEqual(greeting);
  });

  it("treats empty GET parameters as absent, and null as an operation name", async () => {
    expect((await get({ ...hello, operationName: "", variables: "", extensions: "" })).data).toEqual(greeting);
    expect((await get({ query: "query null { hello }", operationName: "null" })).data).toEqual(greeting);
    expect((await get({ ...hello, operationName: "null" })).status).toBe(422);
  });

  it("handles HEAD like GET, without the body", async () => {
    const { status, type, text } = await get(hello, {}, "HEAD");
    expect([status, type, text]).toEqual([200, modernType, ""]);
  });

  it.each([
    ["a mutation", 'mutation { rename(name: "x") { name } }'],
    ["a subscription", "subscription { count(to: 1) }"],
  ])("refuses %s by GET with 405 and Allow, and does not run it", async (_name, query) => {
    const { status, headers, errors, data } = await get({ query });
    expect([status, headers.get("allow"), errors?.[0]?.extensions.code, data]).toEqual([405, "POST", "BAD_REQUEST", undefined]);
    expect(upstream.seen.filter(({ method }) => method !== "GET")).toEqual([]);
  });

  it.each(["PUT", "PATCH", "DELETE", "OPTIONS"])("refuses %s with 405 and Allow", async (method) => {
    const { status, headers } = await post({ body: hello, method });
    expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  });

  it("requires the marker header for GET with a cookie, to prevent cross-site requests", async () => {
    const { status, errors } = await get(hello, { cookie: "sid=abc" });
    expect([status, errors?.[0]?.extensions.code]).toEqual([403, "BAD_REQUEST"]);
    expect((await get(hello, { cookie: "sid=abc", "x-requested-with": "XMLHttpRequest" })).data).toEqual(greeting);
    expect((await get(hello, { authorization: "Bearer token" })).data).toEqual(greeting);
  });
});

describe("GraphQL over HTTP, first edition: Response, Body", () => {
  it.each([
    [modern, modernType],
    [`${modern}; charset=utf-8`, modernType],
    [`${modern}, ${legacy};q=0.9`, modernType],
    [`${legacy};q=0.5, ${modern}`, modernType],
    [`text/html, ${modern};q=0.1`, modernType],
    [legacy, legacyType],
    [`${legacy}, ${modern};q=0.9`, legacyType],
    ["application/*", legacyType],
    ["*/*", legacyType],
  ])("responds to Accept %s with %s", async (accept, type) => {
    const result = await post({ body: hello, accept });
    expect([result.status, result.type, result.data]).toEqual([200, type, greeting]);
    expect(result.headers.get("vary")).toContain("accept");
  });

  it("accepts a request without Accept", async () => {
    const { hostname, port } = new URL(gateway.url);
    const body = JSON.stringify(hello);
    const socket = createConnection(Number(port), hostname);
    socket.end(
      `POST /graphql HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    let received = "";
    for await (const chunk of socket) received += String(chunk);
    expect(received).toContain(`content-type: ${legacyType}`);
    expect(received).toContain("hello world");
  });

  it.each(["text/plain", "application/xml", "image/*", `${modern};q=0`, "multipart/mixed; deferSpec=20220824"])(
    "refuses Accept %s with 406, and does not run the request",
    async (accept) => {
      const before = upstream.seen.length;
      const result = await post({ body: { query: "{ me { name } }" }, accept });
      expect([result.status, result.data]).toEqual([406, undefined]);
      expect(upstream.seen).toHaveLength(before);
    },
  );
});

/** A refusal has no data, an error with a code, and the media type of GraphQL responses. */
function expectRefusal(result: Awaited<ReturnType<typeof post>>, status: number, code: string): void {
  expect([result.status, result.type, result.data, result.errors?.[0]?.extensions.code]).toEqual([
    status,
    modernType,
    undefined,
    code,
  ]);
  expect(result.errors?.[0]?.message).not.toContain("Something went wrong");
}

describe.each([modern, legacy])("GraphQL over HTTP, first edition: Status Codes, Accept: %s", (accept) => {
  it("is 200 for data without errors", async () => {
    expect((await post({ body: hello, accept })).status).toBe(200);
  });

  it.each([
    ["data with errors", '{ hello community(slug: "x") { name } }', { hello: "hello world", community: null }],
    ["data that is null because of an error", "{ broken: me { must { name } } }", { broken: null }],
  ])("is 294 for %s, and 200 as application/json", async (_name, query, data) => {
    const result = await post({ body: { query }, accept });
    expect([result.status, result.data, result.errors?.length]).toEqual([accept === modern ? 294 : 200, data, 1]);
    expect(result.type).toBe(accept === modern ? modernType : legacyType);
  });

  it.each(["NONSENSE", '{"query":', "", '{"query": "{ hello }"'])("is 400 for the body %j, which is not JSON", async (text) => {
    expectRefusal(await post({ text, accept }), 400, "BAD_REQUEST");
  });

  it("is 400 for a body that is not UTF-8", async () => {
    const text = new Uint8Array([...new TextEncoder().encode('{"query":"{ hello }","x":"'), 0xff, 0x22, 0x7d]);
    expectRefusal(await post({ text, accept }), 400, "BAD_REQUEST");
  });

  it.each([
    ["a misspelled property", { qeury: "{ hello }" }],
    ["a body that is not an object", "text"],
    ["null", null],
    ["a batch", [hello, hello]],
    ["an empty batch", []],
    ["a query that is an object", { query: { obj: "ect" } }],
    ["a query that is null", { query: null }],
    ["a query that is a number", { query: 7 }],
    ["an operationName that is a number", { ...hello, operationName: 7 }],
    ["an operationName that is an object", { ...hello, operationName: {} }],
    ["variables that are a list", { query: "query A($n: String) { hello }", variables: [7] }],
    ["variables that are a string", { ...hello, variables: "{}" }],
    ["variables that are a number", { ...hello, variables: 1 }],
    ["extensions that are a list", { ...hello, extensions: [1] }],
    ["extensions that are a string", { ...hello, extensions: "{}" }],
    ["an id of another version", { extensions: { persistedQuery: { version: 2, sha256Hash: "a" } } }],
    ["an id that is not an object", { extensions: { persistedQuery: "a" } }],
  ])("is 422 for a malformed request: %s", async (_name, body) => {
    expectRefusal(await post({ body, accept }), 422, "BAD_REQUEST");
  });

  it.each([
    ["no query", {}],
    ["variables that are not JSON", { ...hello, variables: "{" }],
    ["variables that are a list", { ...hello, variables: "[1]" }],
    ["extensions that are not JSON", { ...hello, extensions: "x" }],
  ])("is 422 for a malformed GET: %s", async (_name, parameters) => {
    expectRefusal(await get({ ...parameters }, { accept }), 422, "BAD_REQUEST");
  });

  it("is 422 for a duplicate GET parameter", async () => {
    expectRefusal(await get("query={hello}&query={me{name}}", { accept }), 422, "BAD_REQUEST");
  });

  it.each(["{", "{ hello", "query {", "nothing", "{ hello } }"])(
    "is 400 for the document %j, which cannot be parsed",
    async (query) => {
      expectRefusal(await post({ body: { query }, accept }), 400, "GRAPHQL_PARSE_FAILED");
      expectRefusal(await get({ query }, { accept }), 400, "GRAPHQL_PARSE_FAILED");
    },
  );

  it.each(["{ nothing }", "{ hello { name } }", "query ($a: Nothing) { hello }", "{ ...A }", "fragment A on Query { hello }"])(
    "is 422 for the document %j, which is not valid",
    async (query) => {
      expectRefusal(await post({ body: { query }, accept }), 422, "GRAPHQL_VALIDATION_FAILED");
    },
  );

  it.each([undefined, "C"])("is 422 when the operation cannot be determined by the name %s", async (operationName) => {
    const query = "query A { hello } query B { hello }";
    expectRefusal(await post({ body: { query, operationName }, accept }), 422, "OPERATION_RESOLUTION_FAILURE");
  });

  it.each([{}, { n: null }, { n: 7 }, { n: ["x"] }])(
    "is 422 for the variables %j, which cannot be coerced",
    async (variables) => {
      const query = "query A($n: String!) { hello(name: $n) }";
      expectRefusal(await post({ body: { query, variables }, accept }), 422, "BAD_USER_INPUT");
    },
  );

  it("is 404 for an unknown document id", async () => {
    const body = { extensions: { persistedQuery: { version: 1, sha256Hash: "a".repeat(64) } } };
    expectRefusal(await post({ body, accept }), 404, "PERSISTED_QUERY_NOT_FOUND");
  });

  it("is 400 for a subscription, which is served over WebSocket", async () => {
    expectRefusal(await post({ body: { query: "subscription { count(to: 1) }" }, accept }), 400, "BAD_REQUEST");
  });

  it("is 413 for a body that is too large", async () => {
    expectRefusal(await post({ body: { query: "x".repeat(1_100_000) }, accept }), 413, "TOO_LARGE");
  });

  it("is 414 for an address that is too long", async () => {
    expectRefusal(await get({ query: `{ ${"hello ".repeat(1500)} }` }, { accept }), 414, "BAD_REQUEST");
    expect((await get({ query: `{ ${"hello ".repeat(5000)} }` }, { accept })).status).toBe(414);
  });
});

describe("GraphQL over HTTP, first edition: execution", () => {
  it("stays 2xx for every failed field, whatever the REST API returned", async () => {
    upstream.on("GET /current_user/info", (_request, response) => json(response, 500, {}));
    const { status, data } = await post({ body: { query: "{ me { name } }" } });
    expect([status, data]).toEqual([294, { me: null }]);
  });
});

/** Differences between the edition and the audits, which follow an earlier draft. */
const differences = {
  "422, not 400, for parameters that are missing or of the wrong type":
    "3E3A 423L 4760 4761 4762 4763 58B0 58B1 58B2 58B3 6C00 6C01 6C02 6C03 LKJ0 LKJ1 LKJ2 LKJ3",
  "422, not 400, for variables that cannot be coerced": "86EE",
  "4xx, not 200, for a refusal as application/json": "572B 7B9B FDE2",
};

describe("the audits of graphql-http", () => {
  it("pass, except where the edition differs", async () => {
    const results = await auditServer({ url: `${gateway.url}/graphql` });
    const failed = results.filter(({ status }) => status !== "ok").map(({ id }) => id);
    expect(failed.toSorted()).toEqual(Object.values(differences).join(" ").split(" ").toSorted());
    expect(results.length).toBeGreaterThan(60);
  });
});
