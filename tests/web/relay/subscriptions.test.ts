import { afterEach, expect, test, vi } from "vitest";
import { disconnect, reconnectWait, subscribeToGateway } from "../../../web/src/relay/subscriptions.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("reconnecting waits 1 to 5 s, longer with each attempt @CONST-37 @RT-07", () => {
  const longest = Array.from({ length: 6 }, (_, attempt) => reconnectWait(attempt, () => 1));
  const shortest = Array.from({ length: 6 }, (_, attempt) => reconnectWait(attempt, () => 0));
  expect(longest).toEqual([1000, 2000, 4000, 5000, 5000, 5000]);
  expect(new Set(shortest)).toEqual(new Set([1000]));
});

/** A socket that opens but never responds. */
class SilentSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static readonly instances: SilentSocket[] = [];
  readonly readyState = 1;
  closedWith: number | null = null;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null;

  constructor() {
    SilentSocket.instances.push(this);
    queueMicrotask(() => this.onopen?.());
  }

  send(): void {}

  close(code: number, reason: string): void {
    this.closedWith = code;
    this.onclose?.({ code, reason, wasClean: true });
  }
}

test("a connection that is not acknowledged within 20 s is closed and retried @RT-08 @CONST-37", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", SilentSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "pressroom.example" });
  await import("graphql-ws");
  const request = { id: "1", cacheID: "1", text: null, name: "Deaf", operationKind: "subscription", metadata: {} } as const;
  const listening = subscribeToGateway(request, {}).subscribe({});
  await vi.waitFor(() => expect(SilentSocket.instances).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(19_900);
  expect(SilentSocket.instances[0]?.closedWith).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(SilentSocket.instances[0]?.closedWith).toBe(4504);
  await vi.advanceTimersByTimeAsync(5000);
  expect(SilentSocket.instances).toHaveLength(2);
  listening.unsubscribe();
});

/** A gateway that accepts every connection and records the subscriptions. */
class AcceptingSocket extends SilentSocket {
  static readonly subscribed: unknown[] = [];
  static latest: AcceptingSocket | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    super();
    AcceptingSocket.latest = this;
  }

  override send(text = ""): void {
    const { type, id, payload } = JSON.parse(text);
    if (type === "connection_init") queueMicrotask(() => this.receive({ type: "connection_ack" }));
    if (type === "subscribe") AcceptingSocket.subscribed.push({ id, variables: payload.variables });
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
  const [{ id }] = AcceptingSocket.subscribed as [{ id: string }];
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
