import { STORE_UNMOUNT_DELAY } from "nanostores";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClock, useClock } from "../../../web/src/lib/clock.ts";
import { mountHook } from "../hooks.tsx";

/** A clock for a page whose visibility the test controls. */
function setUp() {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const setVisible = (isVisible: boolean) => {
    page.hidden = !isVisible;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return { clock: createClock(page), setVisible };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test("the time is shared by all listeners and updated every second @STATE-04 @CONST-21", () => {
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

test("one timer serves all listeners and stops with the last one @STATE-04", () => {
  const { clock } = setUp();
  const stops = [clock.listen(() => {}), clock.listen(() => {})];
  expect(vi.getTimerCount()).toBe(1);
  for (const stop of stops) stop();
  // The store waits, in case another listener follows immediately.
  vi.advanceTimersByTime(STORE_UNMOUNT_DELAY);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(5000 - STORE_UNMOUNT_DELAY);
  expect(clock.get()).toBe(1_005_000);
});

test("the clock stops while the page is hidden and updates immediately when it is shown @STATE-04", () => {
  const { clock, setVisible } = setUp();
  const listener = vi.fn();
  clock.listen(listener);
  setVisible(false);
  listener.mockClear();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(listener).not.toHaveBeenCalled();
  setVisible(true);
  expect(listener).toHaveBeenCalledOnce();
  expect(clock.get()).toBe(1_060_000);
});

test("a component is rendered again only when what it shows of the time changes @STATE-04", async () => {
  let renders = 0;
  const hook = mountHook(() => {
    renders += 1;
    return useClock((now) => Math.floor(now / 3000));
  });
  const [first, before] = [hook.result, renders];
  await vi.advanceTimersByTimeAsync(3000);
  await vi.waitFor(() => expect(hook.result).toBe(first + 1));
  expect(renders).toBe(before + 1);
});
