import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { throttle } from "../../../web/src/lib/throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("runs once per interval, with the last arguments @CONST-05", () => {
  const seen: string[] = [];
  const throttled = throttle((text: string) => void seen.push(text), 300);
  throttled("a");
  throttled("b");
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(seen).toEqual(["b"]);
  throttled("c");
  vi.advanceTimersByTime(299);
  expect(seen).toEqual(["b"]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["b", "c"]);
});

it("runs a pending call on flush(), and not again @CONST-05", () => {
  const seen: string[] = [];
  const throttled = throttle((text: string) => void seen.push(text), 300);
  throttled("a");
  throttled.flush();
  throttled.flush();
  vi.advanceTimersByTime(600);
  expect(seen).toEqual(["a"]);
});

it("waits a whole interval after flush() @CONST-05", () => {
  const seen: string[] = [];
  const throttled = throttle((text: string) => void seen.push(text), 300);
  throttled("a");
  vi.advanceTimersByTime(200);
  throttled.flush();
  throttled("b");
  vi.advanceTimersByTime(299);
  expect(seen).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["a", "b"]);
});
