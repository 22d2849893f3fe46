import { expect, it, vi } from "vitest";
import { isUnfolded, subscribeToUnfolded, unfold } from "../../../web/src/posts/unfolded.ts";

it("remembers which long texts were unfolded and tells whoever shows them", () => {
  const listener = vi.fn();
  const stop = subscribeToUnfolded(listener);
  expect(isUnfolded("a")).toBe(false);
  unfold("a");
  expect([isUnfolded("a"), isUnfolded("b"), listener.mock.calls.length]).toEqual([true, false, 1]);
  stop();
  unfold("b");
  expect(listener).toHaveBeenCalledTimes(1);
});
