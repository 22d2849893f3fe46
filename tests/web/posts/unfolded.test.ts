import { expect, it, vi } from "vitest";
import { unfold, unfolded } from "../../../web/src/posts/unfolded.ts";

it("remembers which long texts were unfolded and tells whoever shows them", () => {
  const listener = vi.fn();
  const stop = unfolded.listen(listener);
  expect("a" in unfolded.get()).toBe(false);
  unfold("a");
  expect(["a" in unfolded.get(), "b" in unfolded.get(), listener.mock.calls.length]).toEqual([true, false, 1]);
  stop();
  unfold("b");
  expect(listener).toHaveBeenCalledTimes(1);
});
