import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { throttle } from "../../../web/src/lib/throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("runs once per interval, with the last arguments @CONST-05", () => {
  const seen: string[] = [];
  const tell = throttle((text: string) => void seen.push(text), 300);
  tell("a");
  tell("b");
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(seen).toEqual(["b"]);
  tell("c");
  vi.advanceTimersByTime(299);
  expect(seen).toEqual(["b"]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["b", "c"]);
});

it("loses nothing when it is flushed, and says nothing twice @CONST-05", () => {
  const seen: string[] = [];
  const tell = throttle((text: string) => void seen.push(text), 300);
  tell("a");
  tell.flush();
  tell.flush();
  vi.advanceTimersByTime(600);
  expect(seen).toEqual(["a"]);
});
