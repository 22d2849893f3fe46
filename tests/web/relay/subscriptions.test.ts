import { expect, test } from "vitest";
import { reconnectWait } from "../../../web/src/relay/subscriptions.ts";

test("reconnecting waits between 1 and 5 s, longer from try to try @CONST-37", () => {
  const longest = Array.from({ length: 6 }, (_, attempt) => reconnectWait(attempt, () => 1));
  const shortest = Array.from({ length: 6 }, (_, attempt) => reconnectWait(attempt, () => 0));
  expect(longest).toEqual([1000, 2000, 4000, 5000, 5000, 5000]);
  expect(new Set(shortest)).toEqual(new Set([1000]));
});
