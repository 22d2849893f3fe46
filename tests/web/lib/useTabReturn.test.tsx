import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { usePageVisible } from "../../../web/src/lib/usePageVisible.ts";
import { useTabReturn } from "../../../web/src/lib/useTabReturn.ts";
import { mountHook } from "../hooks.tsx";

/** The page of the tab. */
const tab = Object.assign(new EventTarget(), { hidden: false });
function setHidden(hidden: boolean): void {
  tab.hidden = hidden;
  tab.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  tab.hidden = false;
  vi.useFakeTimers();
  vi.stubGlobal("document", tab);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => void vi.unstubAllGlobals());

it("data is read again when the reader returns to the tab after a minute", () => {
  const read = vi.fn();
  const hook = mountHook(() => useTabReturn(read));
  setHidden(true);
  vi.advanceTimersByTime(59_999);
  setHidden(false);
  expect(read).not.toHaveBeenCalled();
  setHidden(true);
  vi.advanceTimersByTime(60_000);
  expect(read).not.toHaveBeenCalled();
  setHidden(false);
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  setHidden(false);
  expect(read).toHaveBeenCalledTimes(1);
  hook.unmount();
  setHidden(true);
  vi.advanceTimersByTime(60_000);
  setHidden(false);
  expect(read).toHaveBeenCalledTimes(1);
});

it("a tab that was opened in the background is read again when it is first seen", () => {
  tab.hidden = true;
  const read = vi.fn();
  mountHook(() => useTabReturn(read));
  vi.advanceTimersByTime(60_000);
  setHidden(false);
  expect(read).toHaveBeenCalledOnce();
});

it("a component knows whether the tab is visible", async () => {
  const hook = mountHook(() => usePageVisible());
  expect(hook.result).toBe(true);
  setHidden(true);
  await vi.waitFor(() => expect(hook.result).toBe(false));
  setHidden(false);
  await vi.waitFor(() => expect(hook.result).toBe(true));
  hook.unmount();
  setHidden(true);
  expect(hook.result).toBe(true);
});
