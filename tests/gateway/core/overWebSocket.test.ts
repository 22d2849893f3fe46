import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import type { Gateway } from "../../../gateway/server.ts";
import { startFakeUpstream, type FakeUpstream } from "./support/fakeUpstream.ts";
import { openSources, startTestGateway } from "./support/testGateway.ts";

/** Every result has its cost. */
const extensions: unknown = expect.anything();
const INIT_TIMEOUT = 1000;
const SILENCE = 150;

interface Message {
  type: string;
  id?: string;
  payload?: unknown;
}

/** A client that sends exactly the messages of a test. */
class RawSocket {
  readonly socket: WebSocket;
  readonly messages: Message[] = [];
  readonly opened: Promise<void>;
  readonly closed: Promise<{ code: number; reason: string }>;

  constructor(protocols: string | string[] = "graphql-transport-ws") {
    this.socket = new WebSocket(`${gateway.url.replace("http", "ws")}/graphql`, protocols);
    this.opened = new Promise((resolve) => this.socket.once("open", () => resolve()));
    this.closed = new Promise((resolve) =>
      this.socket.once("close", (code, reason) => resolve({ code, reason: String(reason) })),
    );
    this.socket.on("error", () => undefined);
    this.socket.on("message", (data: Buffer) => this.messages.push(JSON.parse(data.toString("utf8")) as Message));
    sockets.push(this);
  }

  sendText(text: string | Buffer): void {
    this.socket.send(text);
  }

  send(message: unknown): void {
    this.sendText(JSON.stringify(message));
  }

  /** Resolves with the received messages once there are this many. */
  async received(count: number): Promise<Message[]> {
    await expect.poll(() => this.messages.length).toBeGreaterThanOrEqual(count);
    return this.messages;
  }
}

const sockets: RawSocket[] = [];
let upstream: FakeUpstream;
let gateway: Gateway;

beforeAll(async () => {
  upstream = await startFakeUpstream();
  upstream.on("GET /current_user/info", () => ({ id: 1, name: "Ada" }));
  gateway = await startTestGateway(upstream.url, { sockets: { initTimeout: INIT_TIMEOUT } });
});
afterEach(async () => {
  for (const { socket } of sockets.splice(0)) socket.terminate();
  await expect.poll(openSources).toBe(0);
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

async function open(): Promise<RawSocket> {
  const socket = new RawSocket();
  await socket.opened;
  return socket;
}

/** An acknowledged socket without unread messages. */
async function acknowledged(): Promise<RawSocket> {
  const socket = await open();
  socket.send({ type: "connection_init" });
  await socket.received(1);
  socket.messages.length = 0;
  return socket;
}

const waitForSilence = () => new Promise((resolve) => setTimeout(resolve, SILENCE));
const endless = { query: 'subscription { events(channel: "a") { name } }' };
const hello = { query: "{ hello }" };
const subscribe = (id: string, payload: unknown) => ({ id, type: "subscribe", payload });

describe("graphql-transport-ws: sub-protocol", () => {
  it("is selected among others that the client offers", async () => {
    const socket = new RawSocket(["graphql-ws", "graphql-transport-ws", "other"]);
    await socket.opened;
    expect(socket.socket.protocol).toBe("graphql-transport-ws");
  });

  it("closes with 4406 when the client does not offer it", async () => {
    const socket = new RawSocket([]);
    await socket.opened;
    expect(await socket.closed).toEqual({ code: 4406, reason: "Subprotocol not acceptable" });
  });
});

describe("graphql-transport-ws: ConnectionInit and ConnectionAck", () => {
  it.each([
    { type: "connection_init" },
    { type: "connection_init", payload: null },
    { type: "connection_init", payload: { a: 1 } },
  ])("acknowledges %j", async (message) => {
    const socket = await open();
    socket.send(message);
    expect(await socket.received(1)).toEqual([{ type: "connection_ack" }]);
  });

  it("closes with 4408 when the client does not initialise in time", async () => {
    const socket = await open();
    expect(await socket.closed).toEqual({ code: 4408, reason: "Connection initialisation timeout" });
  });

  it("stays open after initialisation", async () => {
    const socket = await acknowledged();
    await new Promise((resolve) => setTimeout(resolve, INIT_TIMEOUT + SILENCE));
    expect(socket.socket.readyState).toBe(WebSocket.OPEN);
  });

  it("closes with 4429 for a second initialisation, acknowledged or not", async () => {
    const client = await open();
    client.send({ type: "connection_init" });
    client.send({ type: "connection_init" });
    expect(await client.closed).toEqual({ code: 4429, reason: "Too many initialisation requests" });
    const later = await acknowledged();
    later.send({ type: "connection_init" });
    expect((await later.closed).code).toBe(4429);
  });

  it("closes with 4401 for an operation before the acknowledgement, and does not run it", async () => {
    const before = upstream.seen.length;
    const socket = await open();
    socket.send(subscribe("1", { query: "{ me { name } }" }));
    expect(await socket.closed).toEqual({ code: 4401, reason: "Unauthorized" });
    expect([socket.messages, upstream.seen.length]).toEqual([[], before]);
  });
});

describe("graphql-transport-ws: Ping and Pong", () => {
  it.each([{}, { payload: { a: [1] } }])(
    "responds to a ping with payload %j by the same pong, before and after the acknowledgement",
    async (rest) => {
      const socket = await open();
      socket.send({ type: "ping", ...rest });
      expect(await socket.received(1)).toEqual([{ type: "pong", ...rest }]);
      socket.send({ type: "connection_init" });
      await socket.received(2);
      socket.send({ type: "ping", ...rest });
      expect((await socket.received(3))[2]).toEqual({ type: "pong", ...rest });
    },
  );

  it("accepts an unsolicited pong without a response", async () => {
    const socket = await acknowledged();
    socket.send({ type: "pong" });
    socket.send({ type: "pong", payload: { a: 1 } });
    await waitForSilence();
    expect([socket.messages, socket.socket.readyState]).toEqual([[], WebSocket.OPEN]);
  });
});

describe("graphql-transport-ws: Subscribe, Next, Error, Complete", () => {
  it("responds to a query with one Next and Complete", async () => {
    const socket = await acknowledged();
    socket.send(subscribe("a", { query: "query A($n: String!) { hello(name: $n) }", variables: { n: "b" }, operationName: "A" }));
    expect(await socket.received(2)).toEqual([
      { id: "a", type: "next", payload: { data: { hello: "hello b" }, extensions } },
      { id: "a", type: "complete" },
    ]);
    await waitForSilence();
    expect(socket.messages).toHaveLength(2);
  });

  it("accepts null for optional properties of the payload", async () => {
    const socket = await acknowledged();
    socket.send(subscribe("a", { ...hello, operationName: null, variables: null, extensions: null }));
    expect((await socket.received(2)).map(({ type }) => type)).toEqual(["next", "complete"]);
  });

  it("responds to a subscription with a Next for each event, then Complete", async () => {
    const socket = await acknowledged();
    socket.send(subscribe("a", { query: "subscription { count(to: 3) }" }));
    expect(await socket.received(4)).toEqual([
      ...[1, 2, 3].map((count) => ({ id: "a", type: "next", payload: { data: { count }, extensions } })),
      { id: "a", type: "complete" },
    ]);
  });

  it.each(["{", "{ nothing }"])(
    "responds to the invalid document %j with Error, without Complete, and stays open",
    async (query) => {
      const socket = await acknowledged();
      socket.send(subscribe("a", { query }));
      expect(await socket.received(1)).toMatchObject([{ id: "a", type: "error", payload: [{ message: expect.any(String) }] }]);
      await waitForSilence();
      expect([socket.messages.length, socket.socket.readyState]).toEqual([1, WebSocket.OPEN]);
      socket.send(subscribe("a", hello));
      expect((await socket.received(3)).slice(1).map(({ type }) => type)).toEqual(["next", "complete"]);
    },
  );

  it("closes with 4409 for the id of a running operation", async () => {
    const socket = await acknowledged();
    socket.send(subscribe("a", endless));
    await expect.poll(openSources).toBe(1);
    socket.send(subscribe("a", hello));
    expect(await socket.closed).toEqual({ code: 4409, reason: "Subscriber for a already exists" });
    await expect.poll(openSources).toBe(0);
  });

  it("closes with 4409 for two operations with the same id that arrive together", async () => {
    const socket = await acknowledged();
    socket.send(subscribe("a", endless));
    socket.send(subscribe("a", endless));
    expect((await socket.closed).code).toBe(4409);
  });

  it("accepts an id again after its operation has ended, and names of object properties as ids", async () => {
    const socket = await acknowledged();
    for (const id of ["a", "a", "__proto__", "constructor", "__proto__"]) {
      socket.messages.length = 0;
      socket.send(subscribe(id, hello));
      expect((await socket.received(2)).map((message) => message.id)).toEqual([id, id]);
    }
    socket.send(subscribe("b", endless));
    await expect.poll(openSources).toBe(1);
    socket.send({ id: "b", type: "complete" });
    await expect.poll(openSources).toBe(0);
    socket.send(subscribe("b", endless));
    await expect.poll(openSources).toBe(1);
    expect(socket.socket.readyState).toBe(WebSocket.OPEN);
  });

  it("runs operations concurrently, each with its own id", async () => {
    const socket = await acknowledged();
    socket.send(subscribe("a", endless));
    socket.send(subscribe("b", hello));
    expect((await socket.received(2)).map(({ id }) => id)).toEqual(["b", "b"]);
    expect(openSources()).toBe(1);
  });

  it("ends the operation on Complete, and sends nothing for it afterwards", async () => {
    const { promise: go, resolve: release } = Promise.withResolvers<void>();
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    upstream.on("GET /current_user/info", async () => {
      reach();
      await go;
      return { id: 1, name: "Ada" };
    });
    const socket = await acknowledged();
    socket.send(subscribe("a", { query: "{ me { name } }" }));
    await reached;
    socket.send({ id: "a", type: "complete" });
    release();
    await waitForSilence();
    expect(socket.messages).toEqual([]);
    upstream.on("GET /current_user/info", () => ({ id: 1, name: "Ada" }));
  });

  it("ignores Complete for unknown ids", async () => {
    const socket = await acknowledged();
    socket.send({ id: "nothing", type: "complete" });
    await waitForSilence();
    expect([socket.messages, socket.socket.readyState]).toEqual([[], WebSocket.OPEN]);
  });
});

const invalid: readonly (readonly [string, unknown])[] = [
  ["a type that does not exist", { type: "start", id: "1", payload: hello }],
  ["no type", { id: "1", payload: hello }],
  ["a type that is a number", { type: 1 }],
  ["an empty type", { type: "" }],
  ["a list", [{ type: "ping" }]],
  ["a string", "ping"],
  ["null", null],
  ["the server's ConnectionAck", { type: "connection_ack" }],
  ["the server's Next", { id: "1", type: "next", payload: { data: { hello: "x" } } }],
  ["the server's Error", { id: "1", type: "error", payload: [{ message: "x" }] }],
  ["ConnectionInit with a string", { type: "connection_init", payload: "x" }],
  ["ConnectionInit with a list", { type: "connection_init", payload: [] }],
  ["Ping with a string", { type: "ping", payload: "x" }],
  ["Pong with a list", { type: "pong", payload: [1] }],
  ["Subscribe without an id", { type: "subscribe", payload: hello }],
  ["Subscribe with an empty id", { id: "", type: "subscribe", payload: hello }],
  ["Subscribe with a number as its id", { id: 1, type: "subscribe", payload: hello }],
  ["Subscribe without a payload", { id: "1", type: "subscribe" }],
  ["Subscribe without a query", { id: "1", type: "subscribe", payload: {} }],
  ["Subscribe with a query that is not a string", { id: "1", type: "subscribe", payload: { query: 1 } }],
  ["Subscribe with variables that are a list", { id: "1", type: "subscribe", payload: { ...hello, variables: [] } }],
  [
    "Subscribe with an operation name that is not a string",
    { id: "1", type: "subscribe", payload: { ...hello, operationName: 1 } },
  ],
  ["Subscribe with extensions that are a string", { id: "1", type: "subscribe", payload: { ...hello, extensions: "x" } }],
  ["Complete without an id", { type: "complete" }],
  ["Complete with a number as its id", { id: 1, type: "complete" }],
];

describe("graphql-transport-ws: an invalid message", () => {
  it.each(invalid)("closes with 4400: %s", async (_name, message) => {
    const socket = await acknowledged();
    socket.send(message);
    expect(await socket.closed).toEqual({ code: 4400, reason: expect.stringMatching(/./) });
    expect(socket.messages).toEqual([]);
  });

  it.each(["NONSENSE", "", "{"])("closes with 4400: %j, which is not JSON", async (text) => {
    const socket = await acknowledged();
    socket.sendText(text);
    expect((await socket.closed).code).toBe(4400);
  });

  it("closes with 4400 before the acknowledgement as well", async () => {
    const socket = await open();
    socket.send({ type: "next", id: "1", payload: {} });
    expect((await socket.closed).code).toBe(4400);
  });

  it("ends the operations of the socket", async () => {
    const socket = await acknowledged();
    socket.send(subscribe("a", endless));
    await expect.poll(openSources).toBe(1);
    socket.send({ type: "unknown" });
    expect((await socket.closed).code).toBe(4400);
    await expect.poll(openSources).toBe(0);
  });
});
