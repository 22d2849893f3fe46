import { expect, test, vi } from "vitest";
import { withRetries } from "../../../web/src/lib/withRetries.ts";

function loadAfterFailures(failures: number) {
  let calls = 0;
  const delays: number[] = [];
  const result = withRetries(
    async () => {
      calls += 1;
      if (calls <= failures) throw new Error("Not loaded.");
      return "screen";
    },
    {
      wait: async (milliseconds) => {
        delays.push(milliseconds);
      },
    },
  );
  return { result, delays };
}

test("a failed load is retried up to 3 times, after 3 s times the attempt @ERR-15 @ERR-16 @CONST-39", async () => {
  const { result, delays } = loadAfterFailures(3);
  expect(await result).toBe("screen");
  expect(delays).toEqual([3000, 6000, 9000]);
});

test("the error is thrown after the third retry @ERR-15", async () => {
  const { result, delays } = loadAfterFailures(4);
  await expect(result).rejects.toThrow("Not loaded.");
  expect(delays).toHaveLength(3);
});

test("a successful load runs once", async () => {
  const { result, delays } = loadAfterFailures(0);
  expect(await result).toBe("screen");
  expect(delays).toEqual([]);
});

test("a final error is not retried", async () => {
  let calls = 0;
  const load = async () => {
    calls += 1;
    throw new Error("Gone.");
  };
  await expect(withRetries(load, { isFinal: () => true })).rejects.toThrow("Gone.");
  expect(calls).toBe(1);
});

test("offline, it waits for the connection without counting an attempt @ERR-15", async () => {
  const target = new EventTarget();
  let onLine = false;
  vi.stubGlobal("navigator", {
    get onLine() {
      return onLine;
    },
  });
  vi.stubGlobal("window", target);
  const { result, delays } = loadAfterFailures(1);
  await new Promise((resolve) => setTimeout(resolve, 10));
  onLine = true;
  target.dispatchEvent(new Event("online"));
  expect(await result).toBe("screen");
  expect(delays).toEqual([]);
  vi.unstubAllGlobals();
});
