import { setTimeout as wait } from "node:timers/promises";
import { createClient, type Client, type ExecutionResult, type SubscribePayload } from "graphql-ws";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import type { Gateway, GatewayOptions } from "../../../gateway/server.ts";
import { startFakeUpstream, type FakeUpstream } from "./support/fakeUpstream.ts";
import { openSources, startTestGateway } from "./support/testGateway.ts";

/** Every response has its cost. */
const extensions: unknown = expect.anything();

let upstream: FakeUpstream;
let gateway: Gateway;
const clients: Client[] = [];

beforeEach(async () => {
  upstream = await startFakeUpstream();
  upstream.on("GET /current_user/info", () => ({ id: 1, name: "Ada" }));
  gateway = await startTestGateway(upstream.url);
});

afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
  await gateway.close();
  await upstream.close();
});

async function restart(options: Partial<GatewayOptions>): Promise<void> {
  await gateway.close();
  gateway = await startTestGateway(upstream.url, options);
}

const address = (): string => `${gateway.url.replace("http", "ws")}/graphql`;

function connect(headers: Record<string, string> = {}, connectionParams: Record<string, unknown> = {}): Client {
  class WithHeaders extends WebSocket {
    constructor(url: string, protocols: string) {
      super(url, protocols, { headers });
    }
  }
  const client = createClient({ url: address(), webSocketImpl: WithHeaders, connectionParams, retryAttempts: 0 });
  clients.push(client);
  return client;
}

/** All results of an operation; errors of the operation itself are in `refused`. */
async function collect(client: Client, payload: SubscribePayload): Promise<{ results: ExecutionResult[]; refused: unknown }> {
  const results: ExecutionResult[] = [];
  const { promise, resolve } = Promise.withResolvers<unknown>();
  client.subscribe(payload, {
    next: (result) => results.push(result as ExecutionResult),
    error: resolve,
    complete: () => resolve(null),
  });
  return { refused: await promise, results };
}

/** A raw socket with its received messages and the way it was closed. */
function openRawSocket(headers: Record<string, string> = {}) {
  const socket = new WebSocket(address(), "graphql-transport-ws", { headers });
  const messages: { type: string; id?: string; payload?: unknown }[] = [];
  const { promise: closed, resolve } = Promise.withResolvers<number>();
  socket.on("message", (data: Buffer) => messages.push(JSON.parse(data.toString("utf8")) as { type: string }));
  socket.on("close", resolve);
  socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
  socket.on("error", () => undefined);
  const send = (message: object): void => socket.send(JSON.stringify(message));
  const opened = new Promise<void>((ready) => socket.once("open", () => ready()));
  return { socket, messages, closed, send, opened };
}

describe("GraphQL over WebSocket", () => {
  it("runs queries and subscriptions with the caller's credentials @API-001 @RT-05", async () => {
    const client = connect({}, { authorization: "Bearer tok" });
    expect((await collect(client, { query: "{ me { name } }" })).results).toEqual([
      { extensions, data: { me: { name: "Ada" } } },
    ]);
    expect(upstream.seen[0]?.headers.authorization).toBe("Bearer tok");
    expect((await collect(client, { query: "subscription { count(to: 3) }" })).results.map(({ data }) => data)).toEqual([
      { count: 1 },
      { count: 2 },
      { count: 3 },
    ]);
  });

  it("accepts a cookie only from its own origin and PUBLIC_URL @RT-05", async () => {
    await restart({ settings: { publicUrl: new URL("https://press.example.com") } });
    const cookie = "sid=abc";
    for (const origin of [gateway.url, "https://press.example.com"]) {
      expect((await collect(connect({ cookie, origin }), { query: "{ me { name } }" })).results).toHaveLength(1);
      expect(upstream.seen.at(-1)?.headers.cookie).toBe(cookie);
    }
    for (const headers of [{ cookie, origin: "https://evil.example.com" }, { cookie, origin: "null" }, { cookie }])
      expect(await openRawSocket(headers).closed).toBe(403);
    expect((await collect(connect({ origin: "https://evil.example.com" }), { query: "{ hello }" })).results).toHaveLength(1);
  });

  it("closes a socket that is not initialised in time", async () => {
    await restart({ sockets: { initTimeout: 50 } });
    expect(await openRawSocket().closed).toBe(4408);
  });

  it("closes a socket that sends messages but does not read their responses", async () => {
    const { socket, send, opened, closed } = openRawSocket();
    await opened;
    send({ type: "connection_init" });
    socket.pause();
    const payload = { text: "x".repeat(1_000_000) };
    // More than the connection itself can hold.
    for (let count = 0; count < 60; count += 1) send({ type: "ping", payload });
    expect(await Promise.race([closed, wait(10_000, "open", { ref: false })])).toBe(1006);
  });

  it.each([
    ["syntax", { query: "{" }, "GRAPHQL_PARSE_FAILED"],
    ["validity", { query: "{ nothing }" }, "GRAPHQL_VALIDATION_FAILED"],
    [
      "a condition at the root of a subscription",
      { query: "subscription { ...Counted } fragment Counted on Subscription { count(to: 1) @skip(if: true) }" },
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "an unknown id",
      { query: "", extensions: { persistedQuery: { version: 1, sha256Hash: "a".repeat(64) } } },
      "PERSISTED_QUERY_NOT_FOUND",
    ],
    ["the operation's name", { query: "query A { hello }", operationName: "B" }, "OPERATION_RESOLUTION_FAILURE"],
  ])("sends an error for an invalid operation and stays open: %s", async (_name, payload, code) => {
    const { send, messages, opened, socket } = openRawSocket();
    await opened;
    send({ type: "connection_init" });
    await expect.poll(() => messages.map(({ type }) => type)).toEqual(["connection_ack"]);
    send({ id: "1", type: "subscribe", payload });
    await expect.poll(() => messages[1]).toMatchObject({ id: "1", type: "error", payload: [{ extensions: { code } }] });
    send({ id: "2", type: "subscribe", payload: { query: "{ hello }" } });
    await expect.poll(() => messages[2]).toMatchObject({ id: "2", type: "next", payload: { data: { hello: "hello world" } } });
    socket.close();
  });

  it.each([
    ["a variable", { query: "query A($n: Int) { hello(times: $n) }", variables: { n: "x" } }, "BAD_USER_INPUT"],
    ["the source of events", { query: "subscription { broken }" }, "INTERNAL"],
    ["a resolver", { query: "{ me { boom } }" }, "INTERNAL"],
  ])("sends a failure of %s as a result without internals, and stays open @ERR-01", async (_name, payload, code) => {
    const client = connect();
    const { results } = await collect(client, payload);
    expect(results[0]?.errors?.[0]?.extensions).toMatchObject({ code, requestId: expect.any(String) });
    expect(JSON.stringify(results)).not.toContain("secret");
    expect((await collect(client, { query: "{ hello }" })).results).toHaveLength(1);
  });

  it("limits the concurrent operations of a socket", async () => {
    await restart({ sockets: { operationLimit: 2 } });
    const client = connect();
    const stops = [1, 2].map(() =>
      client.subscribe(
        { query: 'subscription { events(channel: "a") { name } }' },
        { next: () => undefined, error: () => undefined, complete: () => undefined },
      ),
    );
    await expect.poll(openSources).toBe(2);
    expect((await collect(client, { query: "{ hello }" })).refused).toMatchObject([
      { message: "At most 2 operations run on one socket at once." },
    ]);
    for (const stop of stops) stop();
    await expect.poll(openSources).toBe(0);
    expect((await collect(client, { query: "{ hello }" })).results).toHaveLength(1);
  });

  it("closes the source of events when the socket closes, even without another event @RT-05", async () => {
    const client = connect();
    client.subscribe(
      { query: 'subscription { events(channel: "a") { name } }' },
      { next: () => undefined, error: () => undefined, complete: () => undefined },
    );
    await expect.poll(openSources).toBe(1);
    client.terminate();
    await expect.poll(openSources).toBe(0);
  });

  it("closes its sockets on shutdown with a code that makes clients reconnect @RT-07", async () => {
    const { opened, send, closed, messages } = openRawSocket();
    await opened;
    send({ type: "connection_init" });
    await expect.poll(() => messages.length).toBe(1);
    await gateway.close();
    expect(await closed).toBe(1012);
    gateway = await startTestGateway(upstream.url);
  });

  it("is only served at /graphql", async () => {
    const socket = new WebSocket(address().replace("/graphql", "/other"), "graphql-transport-ws");
    const status = await new Promise((resolve) =>
      socket.on("unexpected-response", (_request, response) => resolve(response.statusCode)).on("error", () => undefined),
    );
    expect(status).toBe(404);
  });
});
