import { expect, it } from "vitest";
import { inOrder } from "../../../web/src/comments/replyOrder.ts";

const reply = (id: string, minute: number) => ({ id, createdAt: `2025-03-01T09:${String(minute).padStart(2, "0")}:00.000Z` });
const idsOf = (replies: readonly { id: string }[]) => replies.map(({ id }) => id);

it("puts replies oldest first, an own one behind the page that came after it @COMMENT-02", () => {
  const loaded = [reply("first", 1), reply("second", 2), reply("own", 50), reply("third", 3)];
  expect(idsOf(inOrder(loaded, null))).toEqual(["first", "second", "third", "own"]);
});

it("shows a reply that was led to before its page is loaded, and once @OVERLAY-05", () => {
  const loaded = [reply("first", 1), reply("second", 2)];
  expect(idsOf(inOrder(loaded, reply("led", 30)))).toEqual(["first", "second", "led"]);
  expect(idsOf(inOrder(loaded, reply("second", 2)))).toEqual(["first", "second"]);
});

it("leaves the loaded list as it is", () => {
  const loaded = [reply("second", 2), reply("first", 1)];
  inOrder(loaded, null);
  expect(idsOf(loaded)).toEqual(["second", "first"]);
});
