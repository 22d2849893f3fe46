import { expect, it, vi } from "vitest";
import { expandText, expandedTexts } from "../../../web/src/posts/expandedTexts.ts";

it("remembers expanded texts and notifies its listeners", () => {
  const listener = vi.fn();
  const stop = expandedTexts.listen(listener);
  expect("a" in expandedTexts.get()).toBe(false);
  expandText("a");
  expect([expandedTexts.get(), listener.mock.calls.length]).toEqual([{ a: true }, 1]);
  stop();
  expandText("b");
  expect(listener).toHaveBeenCalledTimes(1);
});
