import { afterEach, expect, test, vi } from "vitest";
import { reconnectWait, subscribeToGateway } from "../../../web/src/relay/subscriptions.ts";

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
