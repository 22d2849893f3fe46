import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { Timeouts } from "../../../gateway/rest/timeouts.ts";

it("runs the callbacks in order when their time is up, except for waits that have ended", async () => {
  const timeouts = new Timeouts(30);
  const called: string[] = [];
  timeouts.start(() => called.push("first"));
  const ended = timeouts.start(() => called.push("ended"));
  await wait(15);
  timeouts.start(() => called.push("later"));
  timeouts.end(ended);
  expect(called).toEqual([]);
  await expect.poll(() => called).toEqual(["first", "later"]);
});

it("waits for the full time after a start in a callback, and after all waits have ended", async () => {
  const timeouts = new Timeouts(20);
  const lengths: number[] = [];
  const startAt = (begin: number, onTimeout = () => {}) =>
    timeouts.start(() => {
      lengths.push(performance.now() - begin);
      onTimeout();
    });
  startAt(performance.now(), () => startAt(performance.now()));
  await expect.poll(() => lengths.length).toBe(2);
  await wait(30);
  startAt(performance.now());
  await expect.poll(() => lengths.length).toBe(3);
  for (const length of lengths) expect(length).toBeGreaterThanOrEqual(20);
});
