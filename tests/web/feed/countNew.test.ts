import { expect, test } from "vitest";
import { countNew, newPostsText } from "../../../web/src/feed/countNew.ts";

const feed = (ids: string) => Array.from(ids, (id) => ({ id, isOwn: id === id.toUpperCase() }));

test("countNew counts posts before the first known one, except own posts @FEED-01", () => {
  const shown = new Set("cba");
  expect(countNew(feed("fedcba"), shown)).toBe(3);
  expect(countNew(feed("fEdcba"), shown)).toBe(2);
  expect(countNew(feed("cba"), shown)).toBe(0);
  // A removed post does not make the others count as new.
  expect(countNew(feed("bxa"), shown)).toBe(0);
  expect(countNew(feed("zyx"), shown)).toBe(3);
});

test("newPostsText names the number of new posts @FEED-01", () => {
  expect([newPostsText(1, 20), newPostsText(3, 20), newPostsText(20, 20)]).toEqual([
    "1 new post",
    "3 new posts",
    "20+ new posts",
  ]);
});

test("all posts of a short feed can be new, and there are no more @FEED-01", () => {
  expect(newPostsText(2, 2)).toBe("2 new posts");
});
