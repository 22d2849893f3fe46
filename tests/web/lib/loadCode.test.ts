import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadCode, loadCurrentCode } from "../../../web/src/lib/loadCode.ts";
import { newVersion, OutdatedError } from "../../../web/src/lib/newVersion.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const missing = new Error("Not found.");

test("code that cannot be loaded is tried again @ERR-15 @ERR-16", async () => {
  const load = vi.fn().mockRejectedValueOnce(missing).mockResolvedValueOnce("code");
  const loaded = loadCode(load);
  await vi.advanceTimersByTimeAsync(2999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe("code");
});

test("code that cannot be loaded is not tried again when that would be pointless @ERR-15", async () => {
  const load = vi.fn().mockRejectedValue(missing);
  await expect(loadCode(load, { isFinal: () => true })).rejects.toBe(missing);
  const repeated = vi.fn().mockRejectedValueOnce(missing).mockResolvedValueOnce("code");
  const loaded = loadCode(repeated, { isFinal: () => false });
  await vi.advanceTimersByTimeAsync(3000);
  expect([await loaded, load.mock.calls.length]).toEqual(["code", 1]);
});

test("code that a newer version has replaced is not tried again @ERR-15", async () => {
  vi.spyOn(newVersion, "check").mockResolvedValue("newer");
  const load = vi.fn().mockRejectedValue(missing);
  await expect(loadCode(load)).rejects.toBeInstanceOf(OutdatedError);
  expect(load).toHaveBeenCalledOnce();
});

test("code that stays missing fails with its own error @ERR-15", async () => {
  const load = vi.fn().mockRejectedValue(missing);
  const failed = expect(loadCode(load)).rejects.toBe(missing);
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(load).toHaveBeenCalledTimes(4);
});

test("code that fails again in a later call, although the server is available, makes the page reload once @ERR-15", async () => {
  vi.spyOn(newVersion, "check").mockResolvedValue("same");
  vi.spyOn(newVersion, "claimRepair").mockReturnValueOnce(true).mockReturnValue(false);
  const reload = vi.spyOn(newVersion, "reload").mockReturnValue(new Promise(() => {}));
  const load = vi.fn().mockRejectedValue(new Error("Failed to fetch /assets/x.js"));
  const failed = expect(loadCode(load)).rejects.toThrow("/assets/x.js");
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([4, 0]);

  void loadCode(vi.fn().mockRejectedValue(new Error("Failed to fetch /assets/other.js"))).catch(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  void loadCode(load);
  await vi.advanceTimersByTimeAsync(0);
  expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([5, 1]);
});

describe("a page whose code a newer version has replaced", () => {
  const load = () => Promise.reject(missing);
  const spyOnReload = () => vi.spyOn(newVersion, "reload").mockReturnValue(new Promise(() => {}));

  test("reloads for code that is used, and not for code that it loads in advance @ERR-15", async () => {
    vi.spyOn(newVersion, "check").mockResolvedValue("newer");
    vi.spyOn(newVersion, "claimReload").mockReturnValue(true);
    const reload = spyOnReload();
    await expect(loadCurrentCode(load, { isNeeded: () => false })).rejects.toBeInstanceOf(OutdatedError);
    expect(reload).not.toHaveBeenCalled();
    void loadCurrentCode(load);
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  test("does not reload again when that did not help @ERR-15", async () => {
    vi.spyOn(newVersion, "check").mockResolvedValue("newer");
    vi.spyOn(newVersion, "claimReload").mockReturnValue(false);
    const reload = spyOnReload();
    await expect(loadCurrentCode(load)).rejects.toBeInstanceOf(OutdatedError);
    expect(reload).not.toHaveBeenCalled();
  });
});

test.each(["unknown", "same"] as const)(
  "code that fails again while the version is %s does not make the page reload before it is used @ERR-15",
  async (version) => {
    vi.spyOn(newVersion, "check").mockResolvedValue(version);
    vi.spyOn(newVersion, "claimRepair").mockReturnValue(true);
    vi.spyOn(newVersion, "claimReload").mockReturnValue(true);
    const reload = vi.spyOn(newVersion, "reload").mockReturnValue(new Promise(() => {}));
    const load = () => Promise.reject(new Error("Failed to fetch /assets/menu.js"));
    for (const isNeeded of [false, version === "unknown"]) {
      const failed = expect(loadCurrentCode(load, { isNeeded: () => isNeeded })).rejects.toThrow("/assets/menu.js");
      await vi.advanceTimersByTimeAsync(60_000);
      await failed;
    }
    expect(reload).not.toHaveBeenCalled();
  },
);
