import { expect, test } from "vitest";
import { countNew, newPostsText } from "../../../web/src/feed/countNew.ts";

const feed = (ids: string) => Array.from(ids, (id) => ({ id, isOwn: id === id.toUpperCase() }));

test("new posts are those before the first known one, without own ones @FEED-01", () => {
  const shown = new Set("cba");
  expect(countNew(feed("fedcba"), shown)).toBe(3);
  expect(countNew(feed("fEdcba"), shown)).toBe(2);
  expect(countNew(feed("cba"), shown)).toBe(0);
  // One that was taken away from the feed makes none of the others new.
  expect(countNew(feed("bxa"), shown)).toBe(0);
  expect(countNew(feed("zyx"), shown)).toBe(3);
});

test("their number is said in words @FEED-01", () => {
  expect([newPostsText(1, 20), newPostsText(3, 20), newPostsText(20, 20)]).toEqual([
    "1 new post",
    "3 new posts",
    "20+ new posts",
  ]);
});
