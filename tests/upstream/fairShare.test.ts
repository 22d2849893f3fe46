import { setImmediate as waitForEventLoop } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { FairShare } from "../../upstream/http/fairShare.ts";
import { useTestEnv } from "./support.ts";

const env = useTestEnv();

/** Waits until calls that may start have started, each of which waits for one turn of the event loop. */
async function waitForStarts(): Promise<void> {
  await waitForEventLoop();
  await waitForEventLoop();
}

it("a caller with many calls does not delay those of others", async () => {
  const [busy, other] = [await env.current.person(["journo"]), await env.current.person(["journo"])];
  let completed = 0;
  const calls = Array.from({ length: 60 }, async () => {
    const { status } = await busy.client.get("/posts");
    completed += 1;
    return status;
  });
  expect((await other.client.get("/current_user/info")).status).toBe(200);
  expect(completed).toBeLessThan(20);
  expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
});

it("the calls of a caller take turns in their order", async () => {
  const fairShare = new FairShare({ running: 2, active: 0, countedFor: 60_000 });
  const started: number[] = [];
  const calls = [0, 1, 2, 3].map(async (number) => {
    const end = await fairShare.enter("ada");
    started.push(number);
    return end;
  });
  const [first, second] = await Promise.all([calls[0], calls[1]]);
  expect(started).toEqual([0, 1]);
  first?.();
  first?.();
  const third = await calls[2];
  await waitForStarts();
  expect(started).toEqual([0, 1, 2]);
  second?.();
  third?.();
  (await calls[3])?.();
  expect(started).toEqual([0, 1, 2, 3]);
});

it("a call that waits for something slow gives its turn to the next, and to no other one when it ends", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const fairShare = new FairShare({ running: 1, active: 0, countedFor: 5 });
  const endSlow = await fairShare.enter("ada");
  const started: number[] = [];
  const calls = [1, 2].map(async (number) => {
    const end = await fairShare.enter("ada");
    started.push(number);
    return end;
  });
  vi.advanceTimersByTime(5);
  const endNext = await calls[0];
  endSlow();
  await waitForStarts();
  expect(started).toEqual([1]);
  endNext?.();
  await calls[1];
  expect(started).toEqual([1, 2]);
});
