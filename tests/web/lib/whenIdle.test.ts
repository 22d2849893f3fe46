import { afterEach, describe, expect, it, vi } from "vitest";

interface Browser {
  /** Undefined in browsers that do not tell whether the visitor saves data. */
  connection?: unknown;
  isLoaded?: boolean;
  /** Whether the browser tells when it is idle, which this one is at once. */
  tellsIdle?: boolean;
}

/** Fresh modules in a browser, and a function that finishes the loading of the page. */
async function browser({ connection, isLoaded = true, tellsIdle = true }: Browser = {}) {
  vi.resetModules();
  vi.stubGlobal("navigator", connection === undefined ? {} : { connection });
  vi.stubGlobal("document", { readyState: isLoaded ? "complete" : "interactive" });
  const idle = { requestIdleCallback: (run: () => void) => run() };
  const window = Object.assign(new EventTarget(), tellsIdle ? idle : {});
  vi.stubGlobal("window", window);
  const { markFirstPageDrawn } = await import("../../../web/src/lib/firstPage.ts");
  const load = () => window.dispatchEvent(new Event("load"));
  return { markFirstPageDrawn, load, ...(await import("../../../web/src/lib/whenIdle.ts")) };
}

afterEach(() => vi.unstubAllGlobals());

describe("deferred work", () => {
  it("runs once the first page is rendered", async () => {
    const { whenIdle, markFirstPageDrawn } = await browser();
    const run = vi.fn();
    whenIdle(run);
    await Promise.resolve();
    expect(run).not.toHaveBeenCalled();
    markFirstPageDrawn();
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  });

  it("waits until the page has loaded", async () => {
    const { whenIdle, markFirstPageDrawn, load } = await browser({ isLoaded: false });
    const run = vi.fn();
    whenIdle(run);
    markFirstPageDrawn();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(run).not.toHaveBeenCalled();
    load();
    load();
    expect(run).toHaveBeenCalledOnce();
  });

  it("runs a second later in a browser that does not tell when it is idle", async () => {
    const { whenIdle, markFirstPageDrawn } = await browser({ tellsIdle: false });
    vi.useFakeTimers();
    const run = vi.fn();
    whenIdle(run);
    markFirstPageDrawn();
    await vi.advanceTimersByTimeAsync(999);
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(run).toHaveBeenCalledOnce();
  });

  it.each([
    [undefined, 1],
    [null, 1],
    ["4g", 1],
    [{}, 1],
    [{ saveData: false }, 1],
    [{ saveData: true }, 0],
  ])("loads code in advance unless the visitor saves data: %j", async (connection, loads) => {
    const { preload, whenIdle, markFirstPageDrawn } = await browser({ connection });
    const load = vi.fn(() => Promise.reject(new Error("The code could not be loaded.")));
    const other = vi.fn();
    preload(load);
    whenIdle(other);
    markFirstPageDrawn();
    await vi.waitFor(() => expect(other).toHaveBeenCalledOnce());
    expect(load).toHaveBeenCalledTimes(loads);
  });
});
