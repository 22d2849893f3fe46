import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useWatch, useWatched } from "../../../web/src/posts/watched.ts";
import { mountHook } from "../hooks.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
});

const watch = (id: string, hasThread = false) => mountHook(() => useWatch({ id, hasThread }));
/** What is watched after this time. */
async function watchedAfter(milliseconds: number) {
  const hook = mountHook(() => useWatched());
  await vi.advanceTimersByTimeAsync(milliseconds);
  const watched = await vi.waitFor(() => hook.result, { interval: 0 });
  hook.unmount();
  return watched.map(({ id, hasThread }) => (hasThread ? `${id} with thread` : id));
}

it("a card is watched once it has been shown for a second, until it leaves the page", async () => {
  const [fast, slow] = [watch("fast"), watch("slow")];
  expect(await watchedAfter(999)).toEqual([]);
  fast.unmount();
  expect(await watchedAfter(1)).toEqual(["slow"]);
  slow.unmount();
  expect(await watchedAfter(0)).toEqual([]);
});

it("a post with its comments is watched at once, and once for all places that show it", async () => {
  const [card, page] = [watch("post"), watch("post", true)];
  expect(await watchedAfter(1)).toEqual(["post with thread"]);
  expect(await watchedAfter(1000)).toEqual(["post with thread"]);
  page.unmount();
  expect(await watchedAfter(0)).toEqual(["post"]);
  card.unmount();
  expect(await watchedAfter(0)).toEqual([]);
});

it("a post that two places show is watched from the position of the one that watches it first", async () => {
  const [card, page] = ["card", "page"].map((after) =>
    mountHook(() => useWatch({ id: "post", hasThread: after === "page", after })),
  );
  await vi.advanceTimersByTimeAsync(1000);
  const hook = mountHook(() => useWatched());
  expect(hook.result).toEqual([{ id: "post", hasThread: true, after: "page" }]);
  for (const mounted of [hook, card, page]) mounted?.unmount();
});

it("the thirty posts that were shown last are watched", async () => {
  const hooks = Array.from({ length: 31 }, (_, index) => watch(String(index)));
  const watched = await watchedAfter(1000);
  expect([watched.length, watched[0], watched.at(-1)]).toEqual([30, "1", "30"]);
  for (const hook of hooks) hook.unmount();
});
