import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isObjectType } from "graphql";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildSchema } from "../../../gateway/graph/schema.ts";
import { idOptions } from "../../../gateway/modules/ids.ts";
import { modules } from "../../../gateway/modules/index.ts";
import { publicFields } from "../../../gateway/modules/publicFields.ts";
import { readSdl } from "../../../gateway/modules/sdl.ts";
import type { Gateway } from "../../../gateway/server.ts";
import { json, startFakeUpstream, type FakeUpstream } from "./support/fakeUpstream.ts";
import { rawRequest } from "./support/rawRequest.ts";
import { startTestGateway } from "./support/testGateway.ts";

const documents = {
  public:
    'query Public($n: String) { hello(name: $n) community(slug: "x") { name } ...More } fragment More on Query { __typename }',
  private: "query Private { hello me { name } }",
  long: `query Long { hello(name: "${"long text ".repeat(200)}") }`,
};
const idOf = (text: string): string => createHash("sha256").update(text).digest("hex");

let upstream: FakeUpstream;
let gateway: Gateway;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "gateway-"));
  const file = path.join(folder, "trusted.json");
  writeFileSync(file, JSON.stringify(Object.fromEntries(Object.values(documents).map((text) => [idOf(text), text]))));
  upstream = await startFakeUpstream();
  gateway = await startTestGateway(upstream.url, { trustedDocuments: file });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  upstream.on("GET /communities/x", () => ({ id: 1, name: "X" }));
  upstream.on("GET /current_user/info", () => ({ id: 1, name: "Ada" }));
});

function get(name: keyof typeof documents, headers: Record<string, string> = {}, variables = { n: "you" }, method = "GET") {
  const search = new URLSearchParams({
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: idOf(documents[name]) } }),
    variables: JSON.stringify(variables),
  });
  return rawRequest(`${gateway.url}/graphql?${search}`, {
    method,
    headers: { accept: "application/graphql-response+json", ...headers },
  });
}

const markerHeader = { "x-requested-with": "XMLHttpRequest" };

describe("a trusted document by GET", () => {
  it("is cacheable by everyone when it selects only public fields", async () => {
    const { status, headers, body } = await get("public");
    expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=60"]);
    expect(headers.vary).toBe("accept, accept-encoding, authorization, cookie");
    expect(headers.etag).toMatch(/^"[\w-]{22}"$/);
    // Nothing in it belongs to the caller who filled the cache.
    expect(JSON.parse(body.toString())).toEqual({
      data: { hello: "hello you", community: { name: "X" }, __typename: "Query" },
    });
    expect([headers.ratelimit, headers["set-cookie"]]).toEqual([undefined, undefined]);
    expect((await get("public", {}, undefined, "HEAD")).headers.etag).toBe(headers.etag);
  });

  it("responds with 304 while its content is the same, and changes its ETag with the content", async () => {
    const { etag = "" } = (await get("public")).headers;
    const again = await get("public", { "if-none-match": `"other", W/${etag}` });
    expect([again.status, again.body.length, again.headers.etag, again.headers["cache-control"]]).toEqual([
      304,
      0,
      etag,
      "public, max-age=60",
    ]);
    upstream.on("GET /communities/x", () => ({ id: 1, name: "Renamed" }));
    const changed = await get("public", { "if-none-match": etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
    expect((await get("public", {}, { n: "me" })).headers.etag).not.toBe(etag);
  });

  it("has a separate ETag for each encoding", async () => {
    const plain = await get("long");
    const small = await get("long", { "accept-encoding": "gzip" });
    expect(small.headers["content-encoding"]).toBe("gzip");
    expect(small.headers.etag).toBe(plain.headers.etag?.replace(/"$/, '-gzip"'));
    expect((await get("long", { "accept-encoding": "gzip", "if-none-match": small.headers.etag ?? "" })).status).toBe(304);
  });

  it.each([
    ["sent with a session", "public", { cookie: "sid=abc", ...markerHeader }],
    ["sent with a token", "public", { authorization: "Bearer abc" }],
    ["with a field that is not public", "private", {}],
  ] as const)("is not cacheable when it is %s", async (_name, document, headers) => {
    const result = await get(document, headers);
    expect([result.status, result.headers["cache-control"], result.headers.etag]).toEqual([200, "private, no-store", undefined]);
    expect(result.headers.vary).toBe("accept, accept-encoding, authorization, cookie");
    expect(JSON.parse(result.body.toString())).toHaveProperty("extensions.cost.actual");
    const { etag = "" } = (await get("public")).headers;
    expect((await get(document, { ...headers, "if-none-match": etag })).status).toBe(200);
  });

  it("is not cacheable when a field or the whole operation failed", async () => {
    upstream.on("GET /communities/x", (_request, response) => json(response, 500, {}));
    const partial = await get("public");
    expect([partial.status, partial.headers["cache-control"]]).toEqual([294, "private, no-store"]);
    const unknown = await rawRequest(
      `${gateway.url}/graphql?extensions=${encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash: "a" } }))}`,
    );
    expect([unknown.status, unknown.headers["cache-control"]]).toEqual([404, "private, no-store"]);
  });

  it("is cacheable neither by POST nor as query text", async () => {
    const body = JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: idOf(documents.long) } } });
    const posted = await rawRequest(
      `${gateway.url}/graphql`,
      { method: "POST", headers: { "content-type": "application/json" } },
      body,
    );
    const text = await rawRequest(`${gateway.url}/graphql?query=${encodeURIComponent("{ hello }")}`);
    for (const { status, headers } of [posted, text])
      expect([status, headers["cache-control"], headers.etag]).toEqual([200, "private, no-store", undefined]);
  });
});

describe("public fields", () => {
  it("exist, and none of them is read by a secret link", () => {
    const query = buildSchema(modules, readSdl(), idOptions).getQueryType();
    if (!isObjectType(query)) throw new Error("There is no Query.");
    expect(publicFields.filter((field) => query.getFields()[field] === undefined)).toEqual([]);
    const byLink = publicFields.filter((field) =>
      query.getFields()[field]?.args.some(({ name }) => /hash|token|code|^id$/i.test(name)),
    );
    expect(byLink).toEqual([]);
  });
});
