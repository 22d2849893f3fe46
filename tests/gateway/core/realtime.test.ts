import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { Server } from "socket.io";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EventQueue } from "../../../gateway/realtime/eventQueue.ts";
import type { RealtimeHub } from "../../../gateway/realtime/hub.ts";
import { createRealtimeHub } from "../../../gateway/realtime/socketio.ts";
import type { Session } from "../../../gateway/rest/session.ts";

const sessionOf = (sid: string | null, authorization: string | null = null): Session => ({
  sid,
  authorization,
  setCookies: [],
  secure: false,
  clientAddress: null,
  userAgent: null,
});
/** The watch and unwatch requests of all sockets. */
const watched: unknown[] = [];
const channel = "User7_channel_user_notifications";
/** Sessions that ended without notifying the gateway, and those that it has checked. */
const ended = new Set<string | null>();
const confirmed: (string | null)[] = [];

let platform: Server;
let hub: RealtimeHub;
let origin: string;
const handshakes: { cookie: string | undefined; authorization: string | undefined }[] = [];

beforeEach(async () => {
  const http = createServer();
  platform = new Server(http, { path: "/realtime", transports: ["websocket"] });
  handshakes.length = 0;
  watched.length = 0;
  platform.on("connection", (socket) => socket.onAny((event: string, target: unknown) => void watched.push([event, target])));
  platform.use(({ handshake: { headers } }, next) => {
    handshakes.push({ cookie: headers.cookie, authorization: headers.authorization });
    next(headers.cookie === "sid=expired" ? new Error("unauthorized") : undefined);
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  ended.clear();
  confirmed.length = 0;
  origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  hub = createRealtimeHub({
    confirm: async ({ sid }) => {
      confirmed.push(sid);
      return !ended.has(sid);
    },
    url: new URL(origin),
    log: pino({ level: "silent" }),
  });
});

afterEach(async () => {
  hub.close();
  await platform.close();
});

const connected = (count: number) => expect.poll(() => platform.sockets.sockets.size).toBe(count);

describe("realtime events", () => {
  it("share one socket for all subscriptions, which closes with the last one @RT-01 @RT-02 @RT-05", async () => {
    const first = hub.forSession(sessionOf("a")).events(7, channel);
    const second = hub.forSession(sessionOf("a")).events(7, channel);
    const other = hub.forSession(sessionOf("a")).events(7, "issue_locker");
    await connected(1);
    platform.emit(channel, { hasNotifications: true });
    const event = { done: false, value: { sequence: 1, isGap: false, number: null, data: { hasNotifications: true } } };
    expect(await Promise.all([first.next(), second.next()])).toEqual([event, event]);
    await first.return?.();
    await second.return?.();
    platform.emit("issue_locker", 1);
    expect(await other.next()).toMatchObject({ done: false, value: { data: 1 } });
    await other.return?.();
    await connected(0);
  });

  it.each(["/platform", "/platform/"])("come from /realtime below the path %s of the address @RT-01", async (path) => {
    const nested = new Server(platform.httpServer, { path: "/platform/realtime", transports: ["websocket"] });
    const ownHub = createRealtimeHub({
      confirm: async () => true,
      url: new URL(path, origin),
      log: pino({ level: "silent" }),
    });
    ownHub.forSession(sessionOf("a")).events(7, channel);
    await expect.poll(() => nested.sockets.sockets.size).toBe(1);
    ownHub.close();
    await nested.close();
  });

  it("share one socket for all sessions of a user, and use another for each other user @RT-01 @RT-05", async () => {
    const subscribers = Array.from({ length: 20 }, (_, index) =>
      hub.forSession(sessionOf(index % 2 === 0 ? "a" : "b")).events(7, channel),
    );
    hub.forSession(sessionOf(null, "Bearer t")).events(8, channel);
    await connected(2);
    expect(handshakes).toEqual(
      expect.arrayContaining([
        { cookie: "sid=a", authorization: undefined },
        { cookie: undefined, authorization: "Bearer t" },
      ]),
    );
    platform.emit(channel, 1);
    const received = await Promise.all(subscribers.map((subscriber) => subscriber.next()));
    expect(received).toEqual(
      subscribers.map(() => ({ done: false, value: { sequence: 1, isGap: false, number: null, data: 1 } })),
    );
    for (const subscriber of subscribers) await subscriber.return?.();
    await connected(1);
  });

  it("end for a session that is over; the user's other sessions reconnect @RT-05", async () => {
    const first = hub.forSession(sessionOf("a")).events(7, channel);
    const second = hub.forSession(sessionOf("b")).events(7, channel, { watch: { feed: null } });
    await expect.poll(() => watched).toHaveLength(1);
    platform.disconnectSockets(true);
    expect(await first.next()).toEqual({ done: true, value: undefined });
    expect(await second.next()).toMatchObject({ done: false, value: { sequence: 2, isGap: true } });
    expect(handshakes.map(({ cookie }) => cookie)).toEqual(["sid=a", "sid=b"]);
    await expect.poll(() => watched).toHaveLength(2);
    hub.forSession(sessionOf("b")).endSession();
    expect(await second.next()).toEqual({ done: true, value: undefined });
    await connected(0);
  });

  it("begin with a gap for listeners that waited longer than a second for the socket @RT-05 @RT-07", async () => {
    const delayed = Promise.withResolvers<void>();
    platform.use((_socket, next) => void delayed.promise.then(() => next()));
    const earlierEvents = hub.forSession(sessionOf("a")).events(7, channel);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const laterEvents = hub.forSession(sessionOf("a")).events(7, channel);
    delayed.resolve();
    await connected(1);
    platform.emit(channel, 1);
    expect(await earlierEvents.next()).toMatchObject({ value: { sequence: 2, isGap: true } });
    expect(await earlierEvents.next()).toMatchObject({ value: { sequence: 3, isGap: false, data: 1 } });
    expect(await laterEvents.next()).toMatchObject({ value: { sequence: 1, isGap: false, data: 1 } });
  });

  it("are not delivered to a session that ended elsewhere: the platform is asked first @RT-05", async () => {
    const now = Date.now();
    const clock = vi.spyOn(Date, "now").mockReturnValue(now);
    const carrier = hub.forSession(sessionOf("a")).events(7, channel);
    const valid = hub.forSession(sessionOf("b")).events(7, channel);
    const expired = hub.forSession(sessionOf("c")).events(7, channel);
    await connected(1);
    clock.mockReturnValue(now + 60_000);
    ended.add("c");
    platform.emit(channel, 1);
    platform.emit(channel, 2);
    expect(await expired.next()).toEqual({ done: true, value: undefined });
    for (const events of [carrier, valid])
      expect([await events.next(), await events.next()]).toMatchObject([{ value: { data: 1 } }, { value: { data: 2 } }]);
    expect(new Set(confirmed)).toEqual(new Set(["b", "c"]));
    expect(confirmed).toHaveLength(2);
    clock.mockRestore();
  });

  it("are refused to guests without a connection @RT-05", () => {
    expect(() => hub.forSession(sessionOf(null)).events(7, channel)).toThrow(expect.objectContaining({ status: 401 }));
    expect(handshakes).toEqual([]);
  });

  it("end when the platform refuses or disconnects the caller @RT-05", async () => {
    expect(await hub.forSession(sessionOf("expired")).events(7, channel).next()).toEqual({ done: true, value: undefined });
    const events = hub.forSession(sessionOf("a")).events(7, channel);
    await connected(1);
    platform.disconnectSockets(true);
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  it("end at once when the reader returns while waiting, and when the gateway closes", async () => {
    const reader = hub.forSession(sessionOf("a")).events(7, channel);
    const waiting = reader.next();
    await reader.return?.();
    expect(await waiting).toEqual({ done: true, value: undefined });
    const drained = hub.forSession(sessionOf("a")).events(7, channel).next();
    hub.close();
    expect(await drained).toEqual({ done: true, value: undefined });
    await connected(0);
  });
});

describe("watched events", () => {
  const post = { post: { type: "job", id: 5 } };
  const ofFive = (data: unknown) => JSON.stringify(data).includes('"id":5');

  it("are watched once for all subscribers, until the last one leaves, and again on a new connection @RT-05", async () => {
    const first = hub.forSession(sessionOf("a")).events(7, "post_changed", { accepts: ofFive, watch: post });
    const second = hub.forSession(sessionOf("a")).events(7, "post_changed", { accepts: ofFive, watch: post });
    const other = hub.forSession(sessionOf("a")).events(7, "feed_changed", { watch: { feed: null } });
    await connected(1);
    await expect
      .poll(() => watched)
      .toEqual([
        ["watch", post],
        ["watch", { feed: null }],
      ]);
    platform.emit("post_changed", { id: 4 });
    platform.emit("post_changed", { id: 5 });
    expect(await first.next()).toEqual({ done: false, value: { sequence: 1, isGap: false, number: null, data: { id: 5 } } });
    await first.return?.();

    for (const socket of platform.sockets.sockets.values()) socket.conn.close();
    await expect.poll(() => watched.length).toBe(4);
    expect(watched.slice(2)).toEqual([
      ["watch", post],
      ["watch", { feed: null }],
    ]);
    expect([await second.next(), await second.next()]).toMatchObject([
      { value: { sequence: 1, data: { id: 5 } } },
      { value: { sequence: 3, isGap: true } },
    ]);
    await second.return?.();
    await expect.poll(() => watched.at(-1)).toEqual(["unwatch", post]);
    await other.return?.();
  });
});

describe("watches beyond those that the platform accepts of a socket", () => {
  it("are refused until others end, and those that are watched already are not @RT-05", async () => {
    const watch = (id: number) =>
      hub.forSession(sessionOf("a")).events(7, "post_changed", { watch: { post: { type: "job", id } } });
    const subscribers = Array.from({ length: 200 }, (_, id) => watch(id));
    const refusal = { status: 429, detail: "You can watch at most 200 posts and feeds at once." };
    expect(() => watch(200)).toThrow(expect.objectContaining(refusal));
    await watch(199).return?.();
    await subscribers[0]?.return?.();
    const last = watch(200);
    await connected(1);
    await expect.poll(() => watched).toHaveLength(200);
    platform.emit("post_changed", { id: 200 });
    expect(await last.next()).toMatchObject({ value: { data: { id: 200 } } });
  });
});

describe("a platform that cannot authenticate the caller", () => {
  it("is asked again, announces the gap, and then delivers the events @RT-07", async () => {
    const refused: string[] = [];
    platform.use((socket, next) => {
      refused.push(socket.id);
      next(refused.length === 1 ? new Error("unavailable") : undefined);
    });
    const events = hub.forSession(sessionOf("a")).events(7, channel);
    await connected(1);
    platform.emit(channel, 1);
    expect(await events.next()).toMatchObject({ done: false, value: { sequence: 2, isGap: true } });
    expect(await events.next()).toMatchObject({ done: false, value: { sequence: 3, data: 1 } });
    expect(refused).toHaveLength(2);
  });

  it("is not asked again for a subscriber that has left", async () => {
    let attempts = 0;
    platform.use((_socket, next) => {
      attempts += 1;
      next(new Error("unavailable"));
    });
    const events = hub.forSession(sessionOf("a")).events(7, channel);
    await expect.poll(() => attempts).toBe(1);
    await events.return?.();
    hub.forSession(sessionOf("b")).events(8, channel);
    await expect.poll(() => attempts).toBe(2);
    expect(handshakes.map(({ cookie }) => cookie)).toEqual(["sid=a", "sid=b"]);
  });
});

describe("EventQueue", () => {
  it("keeps the newest hundred events for a slow reader", async () => {
    const queue = new EventQueue<number>(() => undefined);
    for (let event = 0; event < 250; event += 1) queue.push(event);
    queue.end();
    const read: unknown[] = [];
    for await (const event of queue) read.push(event);
    expect(read).toEqual(Array.from({ length: 100 }, (_, index) => 150 + index));
  });

  it("notifies its source once at the end, and accepts nothing afterwards", async () => {
    let ends = 0;
    const queue = new EventQueue<number>(() => (ends += 1));
    queue.push(1);
    await queue.return();
    await queue.return();
    queue.end();
    queue.push(2);
    expect([ends, await queue.next()]).toEqual([1, { done: true, value: undefined }]);
  });
});
