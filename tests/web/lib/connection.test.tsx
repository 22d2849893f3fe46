import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventually, mountHook } from "../hooks.tsx";

let isOnline = true;

/** Fresh modules, as in a page that has just been opened. */
async function openPage() {
  vi.resetModules();
  return import("../../../web/src/lib/connection.ts");
}
/** The device loses its network, or gets it back. */
function setOnline(online: boolean): void {
  isOnline = online;
  window.dispatchEvent(new Event(online ? "online" : "offline"));
}

beforeEach(() => {
  isOnline = true;
  // Gives the modules a window.
  mountHook(() => null);
  vi.stubGlobal("navigator", {
    get onLine() {
      return isOnline;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a device without network", () => {
  it("is offline if the browser says so @ERR-01", async () => {
    const { isOffline } = await openPage();
    expect(isOffline()).toBe(false);
    setOnline(false);
    expect(isOffline()).toBe(true);
    vi.stubGlobal("navigator", {});
    expect(isOffline()).toBe(false);
  });

  it("is shown as offline until it has a network again", async () => {
    const { useIsOffline } = await openPage();
    const hook = mountHook(() => useIsOffline());
    expect(hook.result).toBe(false);
    setOnline(false);
    await eventually(() => expect(hook.result).toBe(true));
    setOnline(true);
    await eventually(() => expect(hook.result).toBe(false));
  });

  it("may fail for five seconds after it has a network again", async () => {
    vi.useFakeTimers();
    const { isJustOnline } = await openPage();
    expect(isJustOnline()).toBe(false);
    setOnline(true);
    vi.advanceTimersByTime(4999);
    expect(isJustOnline()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isJustOnline()).toBe(false);
  });
});

describe("waiting for the network", () => {
  it("ends at once on a device with a network, and else when there is one", async () => {
    const { waitUntilOnline } = await openPage();
    await waitUntilOnline();
    setOnline(false);
    const done = vi.fn();
    const waiting = waitUntilOnline().then(done);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(done).not.toHaveBeenCalled();
    setOnline(true);
    await waiting;
    expect(done).toHaveBeenCalledOnce();
  });

  it("acts once the device is online, as long as something waits", async () => {
    const { useWhenOnline } = await openPage();
    const act = vi.fn();
    setOnline(false);
    const hook = mountHook(() => useWhenOnline(false, act));
    setOnline(true);
    setOnline(false);
    expect(act).not.toHaveBeenCalled();
    hook.rerender(() => useWhenOnline(true, act));
    expect(act).not.toHaveBeenCalled();
    setOnline(true);
    expect(act).toHaveBeenCalledTimes(1);
    hook.rerender(() => useWhenOnline(false, act));
    setOnline(true);
    expect(act).toHaveBeenCalledTimes(1);
    hook.rerender(() => useWhenOnline(true, act));
    // The device has been online all the time.
    expect(act).toHaveBeenCalledTimes(2);
    setOnline(true);
    expect(act).toHaveBeenCalledTimes(2);
  });
});
