import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { Server, type Socket } from "socket.io";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WebSocketServer } from "ws";
import type { RealtimeHub } from "../../../gateway/realtime/hub.ts";
import { createRealtimeHub } from "../../../gateway/realtime/socketio.ts";
import type { Session } from "../../../gateway/rest/session.ts";

const session = {
  sid: "a",
  authorization: null,
  setCookies: [],
  secure: false,
  clientAddress: null,
  userAgent: null,
} satisfies Session;
const channel = "User7_channel_user_videos";

/** A platform that numbers its events, as `x-realtime` in openapi.json describes it. */
let platform: Server;
let hub: RealtimeHub;
/** All events, numbered from 101. */
let log: number[];
/** Numbers up to this one are forgotten. */
let forgotten: number;
const requests: unknown[] = [];
/** Called before a request for missed events gets a response. */
let beforeResponse: () => Promise<void>;

const position = () => 100 + log.length;
const eventsAfter = (after: number) =>
  log.map((data, index) => ({ event: channel, data, sequence: 101 + index })).filter(({ sequence }) => sequence > after);

/** Something happens, which the connected sockets get. */
function happen(data: number): void {
  log.push(data);
  platform.emit(channel, data, position());
}

async function respond(socket: Socket, since: { after?: number; within?: number }, reply: (missed: object) => void) {
  requests.push(since);
  const sequence = position();
  const after = since.after ?? (since.within === undefined ? Infinity : 100);
  const events = after < forgotten || (since.after ?? 0) > sequence ? null : eventsAfter(after);
  await beforeResponse();
  if (socket.connected) reply({ sequence, events });
}

const createHub = (port: number) =>
  createRealtimeHub({
    confirm: () => Promise.resolve(true),
    url: new URL(`http://127.0.0.1:${port}`),
    log: pino({ level: "silent" }),
  });

beforeEach(async () => {
  [log, forgotten, beforeResponse] = [[], 0, () => Promise.resolve()];
  requests.length = 0;
  const http = createServer();
  platform = new Server(http, { path: "/realtime", transports: ["websocket"] });
  platform.on("connection", (socket) => {
    socket.emit("position", { sequence: position() });
    socket.on("missed", (since, reply) => void respond(socket, since, reply));
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  hub = createHub((http.address() as AddressInfo).port);
});
afterEach(async () => {
  hub.close();
  await platform.close();
});

const listen = (after?: number) => hub.forSession(session).events(7, channel, after === undefined ? {} : { since: { after } });
const connected = () => expect.poll(() => platform.sockets.sockets.size).toBe(1);
const event = (sequence: number, number: number, data: number) => ({
  done: false,
  value: { sequence, isGap: false, number, data },
});
const gap = (sequence: number, number: number | null) => ({
  done: false,
  value: { sequence, isGap: true, number, data: undefined },
});
const dropConnection = () => {
  for (const socket of platform.sockets.sockets.values()) socket.conn.close();
};

describe("events of a platform that numbers them", () => {
  it("begin with those that happened before the socket was open @RT-05 @RT-07", async () => {
    const delayed = Promise.withResolvers<void>();
    platform.use((_socket, next) => void delayed.promise.then(() => next()));
    const events = listen();
    happen(1);
    delayed.resolve();
    expect(await events.next()).toEqual(event(1, 101, 1));
    happen(2);
    expect(await events.next()).toEqual(event(2, 102, 2));
  });

  it("continue after a lost connection without loss, repetition or gap @RT-07", async () => {
    const [one, other] = [listen(), listen()];
    await connected();
    happen(1);
    for (const events of [one, other]) expect(await events.next()).toEqual(event(1, 101, 1));
    dropConnection();
    await expect.poll(() => platform.sockets.sockets.size).toBe(0);
    happen(2);
    happen(3);
    await connected();
    for (const events of [one, other])
      expect([await events.next(), await events.next()]).toEqual([event(2, 102, 2), event(3, 103, 3)]);
    // Both have missed the same, which is asked for once.
    expect(requests.filter((since) => Reflect.has(Object(since), "after"))).toEqual([{ after: 101 }]);
  });

  it("continue after a gap when the platform was restored from a backup and assigns numbers again @RT-07", async () => {
    const events = listen();
    await connected();
    for (const data of [1, 2, 3]) happen(data);
    for (const data of [1, 2, 3]) expect(await events.next()).toEqual(event(data, 100 + data, data));
    log = [1];
    const reconnect = async () => {
      dropConnection();
      await expect.poll(() => platform.sockets.sockets.size).toBe(0);
      await connected();
    };
    await reconnect();
    expect(await events.next()).toEqual(gap(5, 101));
    happen(4);
    expect(await events.next()).toEqual(event(6, 102, 4));
    await reconnect();
    happen(5);
    expect(await events.next()).toEqual(event(7, 103, 5));
  });

  it("that happen while the missed ones are being requested are delivered after them, once @RT-07", async () => {
    for (const data of [1, 2, 3]) happen(data);
    beforeResponse = async () => {
      happen(4);
      await new Promise((resolve) => setTimeout(resolve, 20));
    };
    const events = listen(101);
    const received = [await events.next(), await events.next(), await events.next()];
    expect(received).toEqual([event(1, 102, 2), event(2, 103, 3), event(3, 104, 4)]);
  });

  it("continue after a number on a socket that is open already @RT-07", async () => {
    const live = listen();
    await connected();
    happen(1);
    happen(2);
    expect([await live.next(), await live.next()]).toEqual([event(1, 101, 1), event(2, 102, 2)]);
    expect(await listen(101).next()).toEqual(event(1, 102, 2));
    happen(3);
    expect(await live.next()).toEqual(event(3, 103, 3));
  });

  it("begin with a gap when the platform no longer has them, or does not respond @RT-07", async () => {
    happen(1);
    happen(2);
    forgotten = 102;
    const events = listen(100);
    expect(await events.next()).toEqual(gap(2, 102));
    happen(3);
    expect(await events.next()).toEqual(event(3, 103, 3));
    // From the number of the gap on, nothing was missed.
    forgotten = 0;
    expect(await listen(102).next()).toEqual(event(1, 103, 3));
  });
});

describe("events of a platform without numbers", () => {
  it("begin with a gap for a reader that needs those of the last seconds @RT-07", async () => {
    platform.removeAllListeners("connection");
    const listenSince = (age: number) => hub.forSession(session).events(7, channel, { since: { time: Date.now() - age } });
    const events = listenSince(5000);
    await connected();
    expect(await events.next()).toEqual(gap(2, null));
    expect(await listenSince(5000).next()).toEqual(gap(2, null));
    const recent = listenSince(100);
    platform.emit(channel, 1);
    expect(await recent.next()).toEqual({ done: false, value: { sequence: 1, isGap: false, number: null, data: 1 } });
  });

  it("begin with a gap for a reader that continues after a number @RT-07", async () => {
    platform.removeAllListeners("connection");
    const events = listen(101);
    await connected();
    expect(await events.next()).toEqual(gap(2, 101));
    expect(await listen(101).next()).toEqual(gap(2, 101));
    platform.emit(channel, 1);
    expect(await events.next()).toEqual({ done: false, value: { sequence: 3, isGap: false, number: null, data: 1 } });
    expect(requests).toEqual([]);
  });
});

describe("a connection", () => {
  it("that closes before its handshake is complete is retried after at most 5 s @RT-07", async () => {
    const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
    let connections = 0;
    server.on("connection", (socket) => {
      connections += 1;
      socket.close();
    });
    await new Promise((resolve) => server.once("listening", resolve));
    const other = createHub((server.address() as AddressInfo).port);
    const events = other.forSession(session).events(7, channel);
    await expect.poll(() => connections, { timeout: 8000 }).toBe(2);
    other.close();
    expect(await events.next()).toEqual({ done: true, value: undefined });
    server.close();
  });
});
