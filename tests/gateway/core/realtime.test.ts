import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { Server } from "socket.io";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EventQueue } from "../../../gateway/realtime/eventQueue.ts";
import type { RealtimeHub } from "../../../gateway/realtime/hub.ts";
import { createRealtimeHub } from "../../../gateway/realtime/socketio.ts";
import type { Session } from "../../../gateway/rest/session.ts";

const as = (sid: string | null, authorization: string | null = null): Session => ({
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
const asked: (string | null)[] = [];

let platform: Server;
let hub: RealtimeHub;
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
  asked.length = 0;
  hub = createRealtimeHub({
    confirm: async ({ sid }) => {
      asked.push(sid);
      return !ended.has(sid);
    },
    url: new URL(`http://127.0.0.1:${(http.address() as AddressInfo).port}`),
    log: pino({ level: "silent" }),
  });
});

afterEach(async () => {
  hub.close();
  await platform.close();
});

const connected = (count: number) => expect.poll(() => platform.sockets.sockets.size).toBe(count);

describe("realtime events", () => {
  it("come over one socket, shared by all that listens, closed with the last @RT-01 @RT-02 @RT-05", async () => {
    const first = hub.forSession(as("a")).events(7, channel);
    const second = hub.forSession(as("a")).events(7, channel);
    const other = hub.forSession(as("a")).events(7, "issue_locker");
    await connected(1);
    platform.emit(channel, { hasNotifications: true });
    const event = { done: false, value: { sequence: 1, isGap: false, data: { hasNotifications: true } } };
    expect(await Promise.all([first.next(), second.next()])).toEqual([event, event]);
    await first.return?.();
    await second.return?.();
    platform.emit("issue_locker", 1);
    expect(await other.next()).toMatchObject({ done: false, value: { data: 1 } });
    await other.return?.();
    await connected(0);
  });

  it("come over one socket for all sign-ins of a user, another one for another user, each with own credentials @RT-01 @RT-05", async () => {
    const tabs = Array.from({ length: 20 }, (_, index) => hub.forSession(as(index % 2 === 0 ? "a" : "b")).events(7, channel));
    hub.forSession(as(null, "Bearer t")).events(8, channel);
    await connected(2);
    expect(handshakes).toEqual(
      expect.arrayContaining([
        { cookie: "sid=a", authorization: undefined },
        { cookie: undefined, authorization: "Bearer t" },
      ]),
    );
    platform.emit(channel, 1);
    const heard = await Promise.all(tabs.map((tab) => tab.next()));
    expect(heard).toEqual(tabs.map(() => ({ done: false, value: { sequence: 1, isGap: false, data: 1 } })));
    for (const tab of tabs) await tab.return?.();
    await connected(1);
  });

  it("end for the sign-in that is over; the user's others go on over a socket of their own @RT-05", async () => {
    const first = hub.forSession(as("a")).events(7, channel);
    const second = hub.forSession(as("b")).events(7, channel, { watch: { feed: null } });
    await expect.poll(() => watched).toHaveLength(1);
    platform.disconnectSockets(true);
    expect(await first.next()).toEqual({ done: true, value: undefined });
    expect(await second.next()).toMatchObject({ done: false, value: { sequence: 2, isGap: true } });
    expect(handshakes.map(({ cookie }) => cookie)).toEqual(["sid=a", "sid=b"]);
    await expect.poll(() => watched).toHaveLength(2);
    hub.forSession(as("b")).signedOut();
    expect(await second.next()).toEqual({ done: true, value: undefined });
    await connected(0);
  });

  it("do not reach a sign-in that ended elsewhere: the platform is asked before @RT-05", async () => {
    const now = Date.now();
    const clock = vi.spyOn(Date, "now").mockReturnValue(now);
    const carrier = hub.forSession(as("a")).events(7, channel);
    const living = hub.forSession(as("b")).events(7, channel);
    const over = hub.forSession(as("c")).events(7, channel);
    await connected(1);
    clock.mockReturnValue(now + 60_000);
    ended.add("c");
    platform.emit(channel, 1);
    platform.emit(channel, 2);
    expect(await over.next()).toEqual({ done: true, value: undefined });
    for (const events of [carrier, living]) {
      expect([await events.next(), await events.next()]).toMatchObject([{ value: { data: 1 } }, { value: { data: 2 } }]);
    }
    expect(new Set(asked)).toEqual(new Set(["b", "c"]));
    expect(asked).toHaveLength(2);
    clock.mockRestore();
  });

  it("are refused to guests without asking anybody @RT-05", () => {
    expect(() => hub.forSession(as(null)).events(7, channel)).toThrow(expect.objectContaining({ status: 401 }));
    expect(handshakes).toEqual([]);
  });

  it("end when the platform refuses the caller, and when it throws the caller out @RT-05", async () => {
    expect(await hub.forSession(as("expired")).events(7, channel).next()).toEqual({ done: true, value: undefined });
    const events = hub.forSession(as("a")).events(7, channel);
    await connected(1);
    platform.disconnectSockets(true);
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  it("end at once when the reader leaves while it waits, and when the gateway drains", async () => {
    const left = hub.forSession(as("a")).events(7, channel);
    const waiting = left.next();
    await left.return?.();
    expect(await waiting).toEqual({ done: true, value: undefined });
    const drained = hub.forSession(as("a")).events(7, channel).next();
    hub.close();
    expect(await drained).toEqual({ done: true, value: undefined });
    await connected(0);
  });
});

describe("events that are asked for", () => {
  const post = { post: { type: "job", id: 5 } };
  const ofFive = (data: unknown) => JSON.stringify(data).includes('"id":5');

  it("are watched while anybody listens, once for all, and again on a new connection @RT-05", async () => {
    const first = hub.forSession(as("a")).events(7, "post_changed", { accepts: ofFive, watch: post });
    const second = hub.forSession(as("a")).events(7, "post_changed", { accepts: ofFive, watch: post });
    const other = hub.forSession(as("a")).events(7, "feed_changed", { watch: { feed: null } });
    await connected(1);
    await expect
      .poll(() => watched)
      .toEqual([
        ["watch", post],
        ["watch", { feed: null }],
      ]);
    platform.emit("post_changed", { id: 4 });
    platform.emit("post_changed", { id: 5 });
    expect(await first.next()).toEqual({ done: false, value: { sequence: 1, isGap: false, data: { id: 5 } } });
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

describe("a platform that cannot say who asks", () => {
  it("is asked again, and then the events come @RT-07", async () => {
    const refused: string[] = [];
    platform.use((socket, next) => {
      refused.push(socket.id);
      next(refused.length === 1 ? new Error("unavailable") : undefined);
    });
    const events = hub.forSession(as("a")).events(7, channel);
    await connected(1);
    platform.emit(channel, 1);
    expect(await events.next()).toMatchObject({ done: false, value: { sequence: 1, data: 1 } });
    expect(refused).toHaveLength(2);
  });

  it("is not asked again by a listener that has left", async () => {
    let asked = 0;
    platform.use((_socket, next) => {
      asked += 1;
      next(new Error("unavailable"));
    });
    const events = hub.forSession(as("a")).events(7, channel);
    await expect.poll(() => asked).toBe(1);
    await events.return?.();
    hub.forSession(as("b")).events(8, channel);
    await expect.poll(() => asked).toBe(2);
    expect(handshakes.map(({ cookie }) => cookie)).toEqual(["sid=a", "sid=b"]);
  });
});

describe("the queue between source and reader", () => {
  it("keeps the newest hundred for a slow reader", async () => {
    const queue = new EventQueue<number>(() => undefined);
    for (let event = 0; event < 250; event += 1) queue.push(event);
    queue.end();
    const read: unknown[] = [];
    for await (const event of queue) read.push(event);
    expect(read).toEqual(Array.from({ length: 100 }, (_, index) => 150 + index));
  });

  it("tells its source once when it ends, and takes nothing any more", async () => {
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
