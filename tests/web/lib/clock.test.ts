import { STORE_UNMOUNT_DELAY } from "nanostores";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClock } from "../../../web/src/lib/clock.ts";

/** A page that can be hidden and looked at again. */
function setUp() {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const show = (isShown: boolean) => {
    page.hidden = !isShown;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return { clock: createClock(page), show };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test("the time is one value for all, refreshed every second @STATE-04 @CONST-21", () => {
  const { clock } = setUp();
  const seen: number[] = [];
  clock.listen(() => seen.push(clock.get()));
  seen.length = 0;
  vi.advanceTimersByTime(999);
  expect([seen, clock.get()]).toEqual([[], 1_000_000]);
  vi.advanceTimersByTime(1);
  expect([seen, clock.get()]).toEqual([[1_001_000], 1_001_000]);
  vi.advanceTimersByTime(3000);
  expect(seen).toEqual([1_001_000, 1_002_000, 1_003_000, 1_004_000]);
});

test("one timer serves all, and stops with the last listener @STATE-04", () => {
  const { clock } = setUp();
  const stops = [clock.listen(() => {}), clock.listen(() => {})];
  expect(vi.getTimerCount()).toBe(1);
  for (const stop of stops) stop();
  // The store waits for listeners that come straight after.
  vi.advanceTimersByTime(STORE_UNMOUNT_DELAY);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(5000 - STORE_UNMOUNT_DELAY);
  expect(clock.get()).toBe(1_005_000);
});

test("a hidden page rests, and catches up at once when it is looked at again @STATE-04", () => {
  const { clock, show } = setUp();
  const listener = vi.fn();
  clock.listen(listener);
  show(false);
  listener.mockClear();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(listener).not.toHaveBeenCalled();
  show(true);
  expect(listener).toHaveBeenCalledOnce();
  expect(clock.get()).toBe(1_060_000);
});
