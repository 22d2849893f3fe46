import { expect, test, vi } from "vitest";
import { withRetries } from "../../../web/src/lib/withRetries.ts";

function failing(times: number) {
  let calls = 0;
  const waits: number[] = [];
  const result = withRetries(
    async () => {
      calls += 1;
      if (calls <= times) throw new Error("Not loaded.");
      return "screen";
    },
    {
      wait: async (milliseconds) => {
        waits.push(milliseconds);
      },
    },
  );
  return { result, waits };
}

test("a screen that fails to load is tried again up to 3 times, 3 s times the attempt later @ERR-15 @ERR-16 @CONST-39", async () => {
  const { result, waits } = failing(3);
  expect(await result).toBe("screen");
  expect(waits).toEqual([3000, 6000, 9000]);
});

test("after the third retry the failure stands @ERR-15", async () => {
  const { result, waits } = failing(4);
  await expect(result).rejects.toThrow("Not loaded.");
  expect(waits).toHaveLength(3);
});

test("a screen that loads is loaded once", async () => {
  const { result, waits } = failing(0);
  expect(await result).toBe("screen");
  expect(waits).toEqual([]);
});

test("what trying again cannot mend is not tried again", async () => {
  let calls = 0;
  const load = async () => {
    calls += 1;
    throw new Error("Gone.");
  };
  await expect(withRetries(load, { isFinal: () => true })).rejects.toThrow("Gone.");
  expect(calls).toBe(1);
});

test("without a network it waits for that, and counts no attempt @ERR-15", async () => {
  const target = new EventTarget();
  let onLine = false;
  vi.stubGlobal("navigator", {
    get onLine() {
      return onLine;
    },
  });
  vi.stubGlobal("window", target);
  const { result, waits } = failing(1);
  await new Promise((resolve) => setTimeout(resolve, 10));
  onLine = true;
  target.dispatchEvent(new Event("online"));
  expect(await result).toBe("screen");
  expect(waits).toEqual([]);
  vi.unstubAllGlobals();
});
