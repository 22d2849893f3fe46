import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { Server } from "socket.io";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EventQueue } from "../../../gateway/realtime/eventQueue.ts";
import type { RealtimeHub } from "../../../gateway/realtime/hub.ts";
import { createRealtimeHub } from "../../../gateway/realtime/socketio.ts";
import type { Session } from "../../../gateway/rest/session.ts";

const as = (sid: string | null, authorization: string | null = null): Session => ({ sid, authorization, setCookies: [], secure: false });
const channel = "User7_channel_user_notifications";

let platform: Server;
let hub: RealtimeHub;
const handshakes: { cookie: string | undefined; authorization: string | undefined }[] = [];

beforeEach(async () => {
  const http = createServer();
  platform = new Server(http, { path: "/realtime", transports: ["websocket"] });
  handshakes.length = 0;
  platform.use(({ handshake: { headers } }, next) => {
    handshakes.push({ cookie: headers.cookie, authorization: headers.authorization });
    next(headers.cookie === "sid=expired" ? new Error("unauthorized") : undefined);
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  hub = createRealtimeHub({ url: new URL(`http://127.0.0.1:${(http.address() as AddressInfo).port}`), log: pino({ level: "silent" }) });
});

afterEach(async () => {
  hub.close();
  await platform.close();
});

const connected = (count: number) => expect.poll(() => platform.sockets.sockets.size, { timeout: 5000 }).toBe(count);

describe("realtime events", () => {
  it("come over one socket per caller, shared by all that listens, closed with the last @RT-01 @RT-02 @RT-05", async () => {
    const first = hub.forSession(as("a")).events(channel);
    const second = hub.forSession(as("a")).events(channel);
    const other = hub.forSession(as("a")).events("issue_locker");
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

  it("carry each caller's own credentials @RT-05", async () => {
    hub.forSession(as("a")).events(channel);
    hub.forSession(as(null, "Bearer t")).events(channel);
    await connected(2);
    expect(handshakes).toEqual(expect.arrayContaining([{ cookie: "sid=a", authorization: undefined }, { cookie: undefined, authorization: "Bearer t" }]));
  });

  it("are refused to guests without asking anybody @RT-05", () => {
    expect(() => hub.forSession(as(null)).events(channel)).toThrow(expect.objectContaining({ status: 401 }));
    expect(handshakes).toEqual([]);
  });

  it("end when the platform refuses the caller, and when it throws the caller out @RT-05", async () => {
    expect(await hub.forSession(as("expired")).events(channel).next()).toEqual({ done: true, value: undefined });
    const events = hub.forSession(as("a")).events(channel);
    await connected(1);
    platform.disconnectSockets(true);
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  it("end at once when the reader leaves while it waits, and when the gateway drains", async () => {
    const left = hub.forSession(as("a")).events(channel);
    const waiting = left.next();
    await left.return?.();
    expect(await waiting).toEqual({ done: true, value: undefined });
    const drained = hub.forSession(as("a")).events(channel).next();
    hub.close();
    expect(await drained).toEqual({ done: true, value: undefined });
    await connected(0);
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
