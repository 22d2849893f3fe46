import { afterEach, expect, test, vi } from "vitest";
import { reconnectWait, subscribeToGateway } from "../../../web/src/relay/subscriptions.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("reconnecting waits between 1 and 5 s, longer from try to try @CONST-37 @RT-07", () => {
  const longest = Array.from({ length: 6 }, (_, attempt) => reconnectWait(attempt, () => 1));
  const shortest = Array.from({ length: 6 }, (_, attempt) => reconnectWait(attempt, () => 0));
  expect(longest).toEqual([1000, 2000, 4000, 5000, 5000, 5000]);
  expect(new Set(shortest)).toEqual(new Set([1000]));
});

/** A socket that stands and is never answered. */
class DeafSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static readonly made: DeafSocket[] = [];
  readonly readyState = 1;
  closedWith: number | null = null;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null;

  constructor() {
    DeafSocket.made.push(this);
    queueMicrotask(() => this.onopen?.());
  }

  send(): void {}

  close(code: number, reason: string): void {
    this.closedWith = code;
    this.onclose?.({ code, reason, wasClean: true });
  }
}

test("a connection has 20 s to stand, then another one is tried @RT-08 @CONST-37", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", DeafSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "pressroom.example" });
  await import("graphql-ws");
  const request = { id: "1", cacheID: "1", text: null, name: "Deaf", operationKind: "subscription", metadata: {} } as const;
  const listening = subscribeToGateway(request, {}).subscribe({});
  await vi.waitFor(() => expect(DeafSocket.made).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(19_900);
  expect(DeafSocket.made[0]?.closedWith).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(DeafSocket.made[0]?.closedWith).toBe(4504);
  await vi.advanceTimersByTimeAsync(5000);
  expect(DeafSocket.made).toHaveLength(2);
  listening.unsubscribe();
});
