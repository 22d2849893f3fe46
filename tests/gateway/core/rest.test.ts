import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createRestApi, type RestApi, type RestApiOptions } from "../../../gateway/rest/api.ts";
import { createClientAddressReader } from "../../../gateway/rest/clientAddress.ts";
import { loadContract, type PathOverrides } from "../../../gateway/rest/contract.ts";
import { createReachability, type Ping } from "../../../gateway/rest/reachability.ts";
import { readSession, type Session } from "../../../gateway/rest/session.ts";
import { contract } from "./support/contract.ts";
import { json, startFakeUpstream, type FakeUpstream } from "./support/fakeUpstream.ts";

const person = { id: 1, name: "Ada" };
const guest = (): Session => ({
  sid: null,
  authorization: null,
  setCookies: [],
  secure: false,
  clientAddress: null,
  userAgent: null,
});

let upstream: FakeUpstream;
const opened: RestApi[] = [];

beforeEach(async () => {
  upstream = await startFakeUpstream();
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((api) => api.close()));
  await upstream.close();
});

function open(options: Partial<RestApiOptions> = {}, paths: PathOverrides = {}): RestApi {
  const api = createRestApi({ url: upstream.url, contract: loadContract(contract, paths), idleTimeout: 8000, ...options });
  opened.push(api);
  return api;
}

function operation(
  options: Partial<RestApiOptions> = {},
  session: Session = guest(),
  signal: AbortSignal | null = null,
  paths: PathOverrides = {},
) {
  return open(options, paths).forOperation({ session, requestId: "request-1", signal });
}

describe("a REST call", () => {
  it("is sent below /api/v1 with the marker, the request id and the caller's credentials, and nothing else @API-001 @API-002", async () => {
    upstream.on("GET /current_user/info", () => person);
    await operation({}, { ...guest(), sid: "s1", authorization: "Bearer t1" }).read("getCurrentUser");
    const { host: _host, connection: _connection, ...headers } = upstream.seen[0]?.headers ?? {};
    expect(headers).toEqual({
      accept: "application/json",
      "x-requested-with": "XMLHttpRequest",
      "x-request-id": "request-1",
      cookie: "sid=s1",
      authorization: "Bearer t1",
    });
  });

  it("forwards the client's address, so that limits apply to each client", async () => {
    upstream.on("GET /current_user/info", () => person);
    const forwardedHeaders = async (headers: Record<string, string>, trusted: string[] = []) => {
      const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: "192.0.2.7" });
      const request = Object.assign(new IncomingMessage(socket), { headers });
      const session = readSession(request, { secure: false, getClientAddress: createClientAddressReader(trusted) });
      await operation({}, session).read("getCurrentUser");
      const seen = upstream.seen.at(-1)?.headers;
      return [seen?.["x-forwarded-for"], seen?.["user-agent"]];
    };
    expect(await forwardedHeaders({ "user-agent": "Tool/1.0" })).toEqual(["192.0.2.7", "Tool/1.0"]);
    const addressFor = async (forwardedFor: string, trusted?: string[]) =>
      (await forwardedHeaders({ "x-forwarded-for": forwardedFor }, trusted))[0];
    expect(await addressFor("203.0.113.9")).toBe("192.0.2.7");
    const proxies = ["192.0.2.0/24", "10.0.0.1"];
    expect(await addressFor("203.0.113.9", proxies)).toBe("203.0.113.9");
    expect(await addressFor("1.1.1.1, 203.0.113.9, 10.0.0.1", proxies)).toBe("203.0.113.9");
    expect(await addressFor("1.1.1.1, no address", proxies)).toBe("192.0.2.7");
  });

  it.each([301, 304, 400, 401, 403, 404, 409, 422, 429, 500, 503])("fails on status %i @API-003", async (status) => {
    upstream.on(
      "GET /current_user/info",
      (_request, response) =>
        (status === 304 ? response.writeHead(304).end() : json(response, status, { detail: "no" })) && undefined,
    );
    await expect(operation().read("getCurrentUser")).rejects.toMatchObject({
      name: "RestError",
      failure: "status",
      status,
      call: "getCurrentUser",
    });
  });

  it("succeeds on 201 and 204 @API-003", async () => {
    upstream.on("POST /comments/3/comments", (_request, response) => json(response, 201, person));
    upstream.on("DELETE /comments/3", (_request, response) => void response.writeHead(204).end());
    const rest = operation();
    await expect(rest.write("createCommentReply", { params: { id: 3 }, body: { content: "x" } })).resolves.toEqual(person);
    await expect(rest.write("deleteComment", { params: { id: 3 } })).resolves.toBeUndefined();
  });

  it("sends invisible titles and names as empty ones, whatever the REST API @VALID-22", async () => {
    upstream.on("POST /comments/3/comments", (_request, response) => json(response, 201, person));
    const body = { content: "\u200b", title: "\u2060\u200b", people: [{ name: "\u3164" }, { name: " Ada\u200d " }] };
    await operation().write("createCommentReply", { params: { id: 3 }, body });
    expect(JSON.parse(upstream.seen[0]?.body ?? "")).toEqual({
      content: "\u200b",
      title: "",
      people: [{ name: "" }, { name: " Ada\u200d " }],
    });
  });

  it("has an idempotency key when it creates: the caller's, or a generated one @API-002", async () => {
    upstream.on("POST /comments/3/comments", (_request, response) => json(response, 201, person));
    upstream.on("PATCH /comments/3", () => person);
    const rest = operation();
    const input = { params: { id: 3 }, body: { content: "x" } };
    await rest.write("createCommentReply", input, { idempotencyKey: "mine" });
    await rest.write("createCommentReply", input);
    await rest.write("updateComment", input);
    const keys = upstream.seen.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toEqual(["mine", expect.stringMatching(/^[0-9a-f-]{36}$/), undefined]);
  });

  it("refuses an idempotency key that is not a valid header value", async () => {
    const write = operation().write(
      "createCommentReply",
      { params: { id: 3 }, body: { content: "x" } },
      { idempotencyKey: "a\r\nb: c" },
    );
    await expect(write).rejects.toMatchObject({ status: 422, errors: { idempotencyKey: [expect.any(String)] } });
    expect(upstream.seen).toEqual([]);
  });

  it("passes on field messages and details of a refusal, but no details of a failure @ERR-04", async () => {
    upstream.on("GET /current_user/info", (_request, response) =>
      json(response, 422, { errors: { title: ["Too long.", "Too dull."], base: "No." }, detail: "d" }),
    );
    await expect(operation().read("getCurrentUser")).rejects.toMatchObject({
      errors: { title: ["Too long.", "Too dull."], base: ["No."] },
      detail: "d",
    });
    upstream.on("GET /current_user/info", (_request, response) =>
      json(response, 500, { detail: "at /srv/secret.js:12", errors: { a: ["b"] } }),
    );
    await expect(operation().read("getCurrentUser")).rejects.toMatchObject({ errors: null, detail: null, status: 500 });
  });

  it("passes on Retry-After", async () => {
    upstream.on("GET /current_user/info", (_request, response) =>
      json(response, 429, { detail: "Too many attempts." }, { "retry-after": "900" }),
    );
    await expect(operation().read("getCurrentUser")).rejects.toMatchObject({ status: 429, retryAfter: 900 });
  });

  it("times out when nothing arrives within the idle limit, and only then @API-004", async () => {
    upstream.on("GET /beats", () => undefined);
    await expect(operation({ idleTimeout: 300 }).list("getBeats")).rejects.toMatchObject({ failure: "timeout" });
    upstream.on("GET /current_user/info", async (_request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      for (const character of JSON.stringify(person)) {
        response.write(character);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      response.end();
    });
    await expect(operation({ idleTimeout: 1500 }).read("getCurrentUser")).resolves.toEqual(person);
  });

  it("can have a separate total timeout @API-004", async () => {
    upstream.on("GET /beats", () => undefined);
    await expect(operation().list("getBeats", {}, { timeout: 20 })).rejects.toMatchObject({ failure: "timeout" });
  });

  it("is aborted upstream when the client disconnects @API-004", async () => {
    const { promise: gone, resolve } = Promise.withResolvers<void>();
    const abortController = new AbortController();
    upstream.on("GET /beats", (_request, response) => {
      response.once("close", resolve);
      abortController.abort();
    });
    await expect(operation({}, guest(), abortController.signal).list("getBeats")).rejects.toMatchObject({ failure: "aborted" });
    await gone;
  });

  it("is aborted when the response exceeds the size limit", async () => {
    upstream.on("GET /current_user/info", () => ({ id: 1, name: "x".repeat(5000) }));
    await expect(operation({ maxResponse: 1000 }).read("getCurrentUser")).rejects.toMatchObject({ failure: "tooLarge" });
  });

  it("is retried once for a read whose connection broke, and never for a write", async () => {
    let attempts = 0;
    upstream.on("GET /current_user/info", (_request, response) => {
      attempts += 1;
      return attempts === 1 ? void response.destroy() : person;
    });
    await expect(operation().read("getCurrentUser")).resolves.toEqual(person);
    expect(attempts).toBe(2);
    upstream.on("PATCH /comments/3", (_request, response) => void response.destroy());
    await expect(operation().write("updateComment", { params: { id: 3 }, body: { content: "x" } })).rejects.toMatchObject({
      failure: "network",
    });
    expect(upstream.seen.filter(({ method }) => method === "PATCH")).toHaveLength(1);
  });

  it.each(["..", ".", "../session", "a/b", "a%2fb", "", "a?b", "a b", "a#b", "\u202e", "x".repeat(300)])(
    "is not sent for the slug %j",
    async (slug) => {
      await expect(operation().read("getCommunity", { params: { slug } })).rejects.toMatchObject({ status: 404 });
      expect(upstream.seen).toEqual([]);
    },
  );

  it.each(["-U9EJRRyPU5Ed4", "_c1xiTwveL0z1", "~x", "a.b"])("is sent for the code %j @ROUTE-05", async (code) => {
    upstream.on(`GET /communities/${code}`, () => person);
    await expect(operation().read("getCommunity", { params: { slug: code } })).resolves.toEqual(person);
  });

  it.each([0, -1, 1.5, NaN, 1e21])("is not sent for the id %d", async (id) => {
    await expect(operation().read("getComment", { params: { id } })).rejects.toMatchObject({ status: 404 });
    expect(upstream.seen).toEqual([]);
  });

  it("accepts only the enum values of the contract", async () => {
    upstream.on("GET /feeds/beat/62", () => ({ data: [], meta: { total: 0 } }));
    const rest = operation();
    await expect(rest.list("getFeed", { params: { feed: "beat", feedId: "62" } })).resolves.toMatchObject({ items: [] });
    const unlisted: { feed: "beat"; feedId: string } = JSON.parse('{"feed":"session","feedId":"62"}');
    await expect(rest.list("getFeed", { params: unlisted })).rejects.toMatchObject({ status: 404 });
  });

  it("encodes its query parameters", async () => {
    upstream.on("GET /posts", () => ({ data: [], meta: { total: 0 } }));
    await operation().list("getPosts", {
      query: { communitySlug: "a&limit=1000", types: ["job", "event"], offset: 0, limit: 20, type: undefined },
    });
    expect(upstream.seen[0]?.path).toBe("/posts?communitySlug=a%26limit%3D1000&types=job%2Cevent&offset=0&limit=20");
  });

  it("uses the paths that an installation overrides @API-001", async () => {
    upstream.on("GET /v2/groups/press", () => person);
    upstream.on("GET /posts", () => ({ data: [], meta: { total: 0 } }));
    const rest = operation({}, guest(), null, {
      getCommunity: { path: "/v2/groups/{slug}" },
      getPosts: { query: { types: "kinds" } },
    });
    await expect(rest.read("getCommunity", { params: { slug: "press" } })).resolves.toEqual(person);
    await rest.list("getPosts", { query: { types: ["job"] } });
    expect(upstream.seen.map(({ path }) => path)).toEqual(["/v2/groups/press", "/posts?kinds=job"]);
    expect(() => loadContract(contract, { getNothing: { path: "/x" } })).toThrow(
      'UPSTREAM_PATHS names the unknown call "getNothing".',
    );
    expect(() => loadContract(contract, { getCommunity: { path: "/x/{id}" } })).toThrow('unknown parameter "id"');
  });
});

describe("within one operation", () => {
  it("the same GET is sent once, even concurrently @API-009", async () => {
    upstream.on("GET /current_user/info", () => person);
    const rest = operation();
    const [first, second] = await Promise.all([rest.read("getCurrentUser"), rest.read("getCurrentUser")]);
    expect(second).toBe(first);
    await rest.read("getCurrentUser");
    expect(rest.calls).toEqual([{ name: "getCurrentUser", method: "GET", path: "/current_user/info" }]);
    expect(upstream.seen).toHaveLength(1);
  });

  it("a write discards earlier reads", async () => {
    upstream.on("GET /comments/3", () => person);
    upstream.on("PATCH /comments/3", () => person);
    const rest = operation();
    await rest.read("getComment", { params: { id: 3 } });
    await rest.write("updateComment", { params: { id: 3 }, body: { content: "x" } });
    await rest.read("getComment", { params: { id: 3 } });
    expect(rest.calls.map(({ method }) => method)).toEqual(["GET", "PATCH", "GET"]);
  });

  it("a new session cookie is used from then on, and sent to the browser for the gateway's origin @PERM-50", async () => {
    upstream.on("POST /session", (_request, response) =>
      json(response, 201, person, {
        "set-cookie": ["sid=new; Path=/; Domain=api.example.com; Max-Age=1209600; HttpOnly; Secure", "tracker=1"],
      }),
    );
    upstream.on("GET /current_user/info", () => person);
    const session = guest();
    const rest = operation({}, session);
    await rest.write("createSession", { body: { email: "a@example.com", password: "p" } });
    await rest.read("getCurrentUser");
    expect(upstream.seen[1]?.headers.cookie).toBe("sid=new");
    expect(session.setCookies).toEqual(["sid=new; Max-Age=1209600; Path=/; HttpOnly; SameSite=Lax"]);
  });

  it("a cleared cookie ends the session @PERM-50", async () => {
    upstream.on(
      "DELETE /session",
      (_request, response) => void response.writeHead(204, { "set-cookie": "sid=; Max-Age=0; Path=/" }).end(),
    );
    const session: Session = { ...guest(), sid: "old", secure: true };
    await operation({}, session).write("deleteSession");
    expect(session).toMatchObject({ sid: null, setCookies: ["sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure"] });
  });
});

describe("a response", () => {
  it("that violates the contract names call and field @API-005", async () => {
    upstream.on("GET /current_user/info", () => ({ id: 1, name: "Ada", friends: [person, { id: "2", name: "Bob" }] }));
    await expect(operation().read("getCurrentUser")).rejects.toMatchObject({
      name: "UpstreamContractError",
      failure: "contract",
      call: "getCurrentUser",
      field: "/friends/1/id",
      message: "getCurrentUser: /friends/1/id must be integer",
    });
  });

  it("may contain unknown keys @API-005", async () => {
    upstream.on("GET /current_user/info", () => ({ ...person, shoeSize: 38 }));
    await expect(operation().read("getCurrentUser")).resolves.toMatchObject(person);
  });

  it("that is not JSON violates the contract", async () => {
    upstream.on("GET /current_user/info", (_request, response) => void response.end("<html>"));
    await expect(operation().read("getCurrentUser")).rejects.toMatchObject({ failure: "contract" });
  });

  it("has its times in UTC with milliseconds, whatever their format @API-006", async () => {
    const times = ["2025-03-01T09:00:00.000Z", "2025-03-01T20:00:00+11:00", 1740819600, 1740819600000, null];
    upstream.on("GET /beats", () => ({ data: times.map((seen, index) => ({ id: index, name: "x", seen })), meta: { total: 5 } }));
    const { items } = await operation().list("getBeats");
    const expected = "2025-03-01T09:00:00.000Z";
    expect(items.map((item) => "seen" in item && item.seen)).toEqual([expected, expected, expected, expected, null]);
  });

  it("with an invalid time violates the contract @API-006", async () => {
    upstream.on("GET /current_user/info", () => ({ ...person, seen: "yesterday" }));
    await expect(operation().read("getCurrentUser")).rejects.toMatchObject({ field: "/seen" });
  });

  it("with an invalid or unknown item keeps the other items @ERR-07 @FEED-01", async () => {
    const good = { id: 1, type: "text", time: "2025-03-01T09:00:00.000Z", author: person };
    const bad = { ...good, id: 2, author: { id: 5 } };
    const unknown = { id: 3, type: "foo" };
    upstream.on("GET /posts", () => ({
      data: [good, bad, unknown, { id: 4, type: "film" }],
      meta: { total: 4, offset: 0, limit: 20 },
    }));
    const rest = operation();
    const { items, meta } = await rest.listResults("getPosts", { query: { offset: 0, limit: 20 } });
    expect(meta.total).toBe(4);
    expect(items).toMatchObject([
      { ok: true, value: { id: 1 } },
      { ok: false, type: "text", unknownType: false, error: { field: "/data/1/author/name" } },
      { ok: false, type: "foo", unknownType: true },
      { ok: true, value: { id: 4 } },
    ]);
    await expect(rest.list("getPosts", { query: { offset: 0, limit: 20 } })).rejects.toMatchObject({
      field: "/data/1/author/name",
    });
  });
});

describe("the upstream", () => {
  it("is unreachable when it does not respond or fails, and reachable otherwise", async () => {
    upstream.on("GET /current_user/info", () => person);
    await expect(open().reachable()).resolves.toBe(true);
    upstream.on("GET /current_user/info", (_request, response) => json(response, 503, {}));
    await expect(open().reachable()).resolves.toBe(false);
    await expect(open({ url: new URL("http://127.0.0.1:9") }).reachable()).resolves.toBe(false);
  });

  it("is reachable for a while when it becomes slow, and at once unreachable when it fails", async () => {
    let time = 0;
    let ping: Ping = "slow";
    const reachable = createReachability(
      async () => ping,
      () => time,
    );
    const after = async (seconds: number, result: Ping): Promise<boolean> => {
      time += seconds * 1000;
      ping = result;
      return reachable();
    };
    expect(await after(2, "slow")).toBe(false);
    expect(await after(2, "up")).toBe(true);
    expect([await after(7, "slow"), await after(7, "slow"), await after(7, "slow")]).toEqual([true, true, false]);
    expect([await after(2, "up"), await after(0.5, "down"), await after(2, "down")]).toEqual([true, true, false]);
    expect([await after(2, "slow"), await after(20, "slow")]).toEqual([true, false]);
  });
});
