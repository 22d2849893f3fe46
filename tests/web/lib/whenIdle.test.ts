import { afterEach, describe, expect, it, vi } from "vitest";

/** Fresh modules in a browser whose visitor saves data or not, and which is idle at once. */
async function browser({ saveData }: { saveData: boolean | undefined }) {
  vi.resetModules();
  vi.stubGlobal("navigator", saveData === undefined ? {} : { connection: { saveData } });
  vi.stubGlobal("document", { readyState: "complete" });
  vi.stubGlobal("window", { requestIdleCallback: (run: () => void) => run() });
  const { markFirstPageDrawn } = await import("../../../web/src/lib/firstPage.ts");
  return { markFirstPageDrawn, ...(await import("../../../web/src/lib/whenIdle.ts")) };
}

afterEach(() => vi.unstubAllGlobals());

describe("deferred work", () => {
  it("runs once the first page is rendered", async () => {
    const { whenIdle, markFirstPageDrawn } = await browser({ saveData: undefined });
    const run = vi.fn();
    whenIdle(run);
    await Promise.resolve();
    expect(run).not.toHaveBeenCalled();
    markFirstPageDrawn();
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  });

  it.each([undefined, false, true])("loads code in advance unless the visitor saves data (%s)", async (saveData) => {
    const { preload, whenIdle, markFirstPageDrawn } = await browser({ saveData });
    const [load, other] = [vi.fn(), vi.fn()];
    preload(load);
    whenIdle(other);
    markFirstPageDrawn();
    await vi.waitFor(() => expect(other).toHaveBeenCalledOnce());
    expect(load).toHaveBeenCalledTimes(saveData ? 0 : 1);
  });
});
