import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debounce } from "../../../web/src/lib/debounce.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("runs once after the calls have paused, with the last arguments @VALID-19", () => {
  const run = vi.fn();
  const debounced = debounce(run, 300);
  debounced("a");
  vi.advanceTimersByTime(299);
  debounced("ab");
  vi.advanceTimersByTime(299);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run.mock.calls).toEqual([["ab"]]);
});

test("runs immediately with now() and drops the pending call @VALID-20", () => {
  const run = vi.fn();
  const debounced = debounce(run, 300);
  debounced("a");
  debounced.now("abc");
  vi.advanceTimersByTime(1000);
  expect(run.mock.calls).toEqual([["abc"]]);
});

test("runs immediately without a delay, and never after cancel() @VALID-19", () => {
  const run = vi.fn();
  debounce(run, 0)("a");
  expect(run.mock.calls).toEqual([["a"]]);
  const debounced = debounce(run, 300);
  debounced("b");
  debounced.cancel();
  vi.advanceTimersByTime(1000);
  expect(run.mock.calls).toEqual([["a"]]);
});
