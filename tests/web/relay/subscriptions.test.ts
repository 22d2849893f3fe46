import { afterEach, expect, test, vi } from "vitest";
import { toFailure } from "../../../web/src/relay/failures.ts";
import {
  disconnect,
  eventPositionIn,
  isConnected,
  onReconnect,
  reconnectWait,
  subscribeToGateway,
} from "../../../web/src/relay/subscriptions.ts";

/** The reason why the code for the socket cannot be loaded; null when it can. */
const loading = vi.hoisted((): { error: Error | null } => ({ error: null }));
vi.mock(import("../../../web/src/lib/loadCode.ts"), async (original) => {
  const { loadCode } = await original();
  return { loadCode: (load) => (loading.error ? Promise.reject(loading.error) : loadCode(load)) };
});

afterEach(() => {
  loading.error = null;
  SilentSocket.opens = true;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("reconnecting waits 1 to 5 s, longer with each attempt @CONST-37 @RT-07", () => {
  const longest = Array.from({ length: 6 }, (_, attempt) => reconnectWait(attempt, () => 1));
  const shortest = Array.from({ length: 6 }, (_, attempt) => reconnectWait(attempt, () => 0));
  expect(longest).toEqual([1000, 2000, 4000, 5000, 5000, 5000]);
  expect(new Set(shortest)).toEqual(new Set([1000]));
});

/** A socket that never responds. */
class SilentSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static readonly instances: SilentSocket[] = [];
  static opens = true;
  readonly readyState = 1;
  closedWith: number | null = null;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null;

  constructor() {
    SilentSocket.instances.push(this);
    if (SilentSocket.opens) queueMicrotask(() => this.onopen?.());
  }

  send(): void {}

  close(code: number, reason: string): void {
    this.closedWith = code;
    this.onclose?.({ code, reason, wasClean: true });
  }
}

test.each([
  ["acknowledged", true],
  ["opened", false],
])("a connection that is not %s within 20 s is closed and retried @RT-08 @CONST-37", async (_step, opens) => {
  vi.useFakeTimers();
  disconnect();
  SilentSocket.instances.length = 0;
  SilentSocket.opens = opens;
  vi.stubGlobal("WebSocket", SilentSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "pressroom.example" });
  await import("graphql-ws");
  const request = { id: "1", cacheID: "1", text: null, name: "Deaf", operationKind: "subscription", metadata: {} } as const;
  const listening = subscribeToGateway(request, {}).subscribe({});
  await vi.waitFor(() => expect(SilentSocket.instances).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(19_900);
  expect(SilentSocket.instances[0]?.closedWith).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(SilentSocket.instances[0]?.closedWith).toBe(4499);
  await vi.advanceTimersByTimeAsync(5000);
  expect(SilentSocket.instances).toHaveLength(2);
  listening.unsubscribe();
});

/** A gateway that accepts every connection and records the subscriptions. */
class AcceptingSocket extends SilentSocket {
  static readonly subscribed: { id: string; variables: unknown; query: unknown }[] = [];
  static readonly completed: string[] = [];
  static readonly addresses: string[] = [];
  static latest: AcceptingSocket | null = null;
  static respondsToPings = true;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(address: string) {
    super();
    AcceptingSocket.addresses.push(address);
    AcceptingSocket.latest = this;
  }

  override send(text = ""): void {
    const { type, id, payload } = JSON.parse(text);
    if (type === "connection_init") queueMicrotask(() => this.receive({ type: "connection_ack" }));
    if (type === "ping" && AcceptingSocket.respondsToPings) queueMicrotask(() => this.receive({ type: "pong" }));
    if (type === "subscribe") AcceptingSocket.subscribed.push({ id, variables: payload.variables, query: payload.query });
    if (type === "complete") AcceptingSocket.completed.push(id);
  }

  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

test("a subscription continues after its last event on a new connection @RT-07", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", AcceptingSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "pressroom.example" });
  disconnect();
  const request = { id: "1", cacheID: "1", text: null, name: "Resumed", operationKind: "subscription", metadata: {} } as const;
  const listening = subscribeToGateway(request, { slug: "busy" }).subscribe({});
  await vi.waitFor(() => expect(AcceptingSocket.subscribed).toHaveLength(1));
  const id = AcceptingSocket.subscribed[0]?.id;
  AcceptingSocket.latest?.receive({ type: "next", id, payload: { data: { feedChanged: { sequence: 1, cursor: "c1" } } } });
  AcceptingSocket.latest?.close(1012, "Restarting");
  await vi.advanceTimersByTimeAsync(5000);
  await vi.waitFor(() => expect(AcceptingSocket.subscribed).toHaveLength(2));
  expect(AcceptingSocket.subscribed).toMatchObject([
    { variables: { slug: "busy" } },
    { variables: { slug: "busy", after: "c1" } },
  ]);
  listening.unsubscribe();
});

test("a connection that stops responding is closed, and its subscriptions continue on another one @RT-07", async () => {
  const { send, listening, socket } = await subscribed();
  send("next", { data: { feedChanged: { sequence: 1, cursor: "c1" } } });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(socket.closedWith).toBeNull();
  AcceptingSocket.respondsToPings = false;
  await vi.advanceTimersByTimeAsync(40_000);
  AcceptingSocket.respondsToPings = true;
  expect(socket.closedWith).toBe(4499);
  await vi.waitFor(() => expect(AcceptingSocket.subscribed).toHaveLength(2));
  expect(AcceptingSocket.subscribed[1]).toMatchObject({ variables: { after: "c1" } });
  listening.unsubscribe();
});

test("an event without a cursor does not change where a subscription continues @RT-07", async () => {
  const { send, listening, socket } = await subscribed();
  send("next", { data: { feedChanged: { sequence: 1, cursor: "c1" } } });
  send("next", { data: { feedChanged: { sequence: 2, cursor: null } } });
  socket.close(1012, "Restarting");
  await vi.advanceTimersByTimeAsync(5000);
  await vi.waitFor(() => expect(AcceptingSocket.subscribed).toHaveLength(2));
  expect(AcceptingSocket.subscribed[1]).toMatchObject({ variables: { after: "c1" } });
  listening.unsubscribe();
});

/** Subscribes to a gateway that accepts every connection, by default over a new one. */
async function subscribed({ protocol = "https:", isNew = true } = {}) {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", AcceptingSocket);
  vi.stubGlobal("location", { protocol, host: "pressroom.example" });
  if (isNew) disconnect();
  AcceptingSocket.subscribed.length = 0;
  const request = { id: "1", cacheID: "1", text: null, name: "Listening", operationKind: "subscription", metadata: {} } as const;
  const observer = { next: vi.fn(), error: vi.fn<(error: Error) => void>(), complete: vi.fn() };
  const listening = subscribeToGateway(request, {}).subscribe(observer);
  await vi.waitFor(() => expect(AcceptingSocket.subscribed).toHaveLength(1));
  const socket = AcceptingSocket.latest;
  if (!socket) throw new Error("No socket was opened.");
  const send = (type: string, payload?: unknown) => socket.receive({ type, id: AcceptingSocket.subscribed[0]?.id, payload });
  return { observer, listening, socket, send, request };
}

test.each([
  ["https:", "wss://pressroom.example/graphql"],
  ["http:", "ws://pressroom.example/graphql"],
])("the socket of a page over %s has the address %s @RT-01", async (protocol, address) => {
  const { listening } = await subscribed({ protocol });
  expect(AcceptingSocket.addresses.at(-1)).toBe(address);
  listening.unsubscribe();
});

test("events are delivered until the gateway completes the subscription @RT-01", async () => {
  const { observer, send } = await subscribed();
  send("next", { data: { feedChanged: { sequence: 1, cursor: null } } });
  expect(observer.next).toHaveBeenCalledWith({ data: { feedChanged: { sequence: 1, cursor: null } } });
  expect(observer.complete).not.toHaveBeenCalled();
  send("complete");
  await vi.waitFor(() => expect(observer.complete).toHaveBeenCalledOnce());
  expect(observer.error).not.toHaveBeenCalled();
});

test("a subscription that the gateway refuses fails with its reason @RT-05 @ERR-05", async () => {
  const { observer, send } = await subscribed();
  send("error", [{ message: "x", extensions: { status: 403, ownHost: true } }]);
  await vi.waitFor(() => expect(observer.error).toHaveBeenCalledOnce());
  expect(toFailure(observer.error.mock.lastCall?.[0]).kind).toBe("forbidden");
});

test("an event that cannot be read fails its subscription, but not the socket @ERR-01", async () => {
  const { observer, socket, send } = await subscribed();
  send("next", { errors: [{ message: "x", extensions: { status: 422, ownHost: true } }] });
  expect(toFailure(observer.error.mock.lastCall?.[0])).toMatchObject({ kind: "rejected", status: 422 });
  expect(socket.closedWith).toBeNull();
});

test("the page knows whether it is connected, and when it has reconnected @RT-07", async () => {
  const reconnected = vi.fn();
  const stop = onReconnect(reconnected);
  const { listening, socket } = await subscribed();
  expect([isConnected(), reconnected.mock.calls.length]).toEqual([true, 0]);
  socket.close(1012, "Restarting");
  expect(isConnected()).toBe(false);
  await vi.advanceTimersByTimeAsync(990);
  expect([AcceptingSocket.latest === socket, reconnected.mock.calls.length]).toEqual([true, 0]);
  await vi.advanceTimersByTimeAsync(5000);
  await vi.waitFor(() => expect(reconnected).toHaveBeenCalledOnce());
  expect(isConnected()).toBe(true);
  stop();
  listening.unsubscribe();
});

test("signing out closes the socket, and the next subscription opens another @RT-05", async () => {
  const { listening, socket, request } = await subscribed();
  disconnect();
  await vi.waitFor(() => expect(socket.closedWith).toBe(1000));
  const next = subscribeToGateway(request, {}).subscribe({});
  await vi.waitFor(() => expect(AcceptingSocket.latest).not.toBe(socket));
  next.unsubscribe();
  listening.unsubscribe();
});

test("a subscription that is cancelled before the socket is open is not sent @RT-05", async () => {
  const { listening, request } = await subscribed();
  const cancelled = subscribeToGateway(request, { slug: "left" }).subscribe({});
  cancelled.unsubscribe();
  await vi.advanceTimersByTimeAsync(10);
  expect(AcceptingSocket.subscribed).toHaveLength(1);
  listening.unsubscribe();
});

test("the position of an event is read from the only field of its result @RT-07", () => {
  expect(eventPositionIn({ feedChanged: { sequence: 3, cursor: "c" } })).toEqual({ sequence: 3, cursor: "c" });
  for (const response of [null, "x", {}, { feedChanged: null }, { feedChanged: { sequence: "3", cursor: 4 } }])
    expect(eventPositionIn(response)).toEqual({ sequence: null, cursor: null });
});

test("a subscription is sent by its persisted id, without its text @RT-01", async () => {
  const { listening } = await subscribed();
  expect(AcceptingSocket.subscribed[0]?.query).toBe("");
  listening.unsubscribe();
});

test("a subscription that is left ends at the gateway, and the socket closes 2 s after the last one @RT-05", async () => {
  const { listening, socket, request } = await subscribed();
  const other = subscribeToGateway(request, { slug: "other" }).subscribe({});
  await vi.waitFor(() => expect(AcceptingSocket.subscribed).toHaveLength(2));
  const [first, second] = AcceptingSocket.subscribed;
  listening.unsubscribe();
  expect(AcceptingSocket.completed.at(-1)).toBe(first?.id);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(socket.closedWith).toBeNull();
  other.unsubscribe();
  expect(AcceptingSocket.completed.at(-1)).toBe(second?.id);
  await vi.advanceTimersByTimeAsync(1900);
  expect(socket.closedWith).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(socket.closedWith).toBe(1000);
});

test("a subscription fails when the code for the socket cannot be loaded, and the next one loads it again @RT-07", async () => {
  disconnect();
  const reason = new Error("No network.");
  loading.error = reason;
  const request = { id: "1", cacheID: "1", text: null, name: "Failed", operationKind: "subscription", metadata: {} } as const;
  const error = vi.fn();
  subscribeToGateway(request, {}).subscribe({ error });
  await vi.waitFor(() => expect(error).toHaveBeenCalledWith(reason));
  loading.error = null;
  const { listening } = await subscribed({ isNew: false });
  listening.unsubscribe();
});
