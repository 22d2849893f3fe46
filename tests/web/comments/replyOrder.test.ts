import { expect, it } from "vitest";
import { sortReplies } from "../../../web/src/comments/replyOrder.ts";

const reply = (id: string, minute: number) => ({ id, createdAt: `2025-03-01T09:${String(minute).padStart(2, "0")}:00.000Z` });
const idsOf = (replies: readonly { id: string }[]) => replies.map(({ id }) => id);

it("orders replies oldest first, with a new own reply after the loaded ones @COMMENT-02", () => {
  const loaded = [reply("first", 1), reply("second", 2), reply("own", 50), reply("third", 3)];
  expect(idsOf(sortReplies(loaded, null))).toEqual(["first", "second", "third", "own"]);
});

it("includes the reply from the address before its page is loaded, without duplicates @OVERLAY-05", () => {
  const loaded = [reply("first", 1), reply("second", 2)];
  expect(idsOf(sortReplies(loaded, reply("linked", 30)))).toEqual(["first", "second", "linked"]);
  expect(idsOf(sortReplies(loaded, reply("second", 2)))).toEqual(["first", "second"]);
});

it("does not modify the loaded list", () => {
  const loaded = [reply("second", 2), reply("first", 1)];
  sortReplies(loaded, null);
  expect(idsOf(loaded)).toEqual(["second", "first"]);
});
