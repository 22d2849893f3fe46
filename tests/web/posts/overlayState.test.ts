import { expect, it } from "vitest";
import { readOverlayState } from "../../../web/src/posts/overlayState.ts";

it("reads the post that an embedded frame keeps out of its address @OVERLAY-07", () => {
  const post = { key: "job", databaseId: 1001, commentId: null };
  expect(readOverlayState({ post, compose: true })).toEqual({ post, compose: true });
});

it.each([null, undefined, "x", { post: { key: "story", databaseId: 1 } }, { post: { key: "job", databaseId: "1" } }])(
  "reads %j as a page without an overlay @OVERLAY-07",
  (state) => {
    expect(readOverlayState(state)).toEqual({ post: null, compose: false });
  },
);
