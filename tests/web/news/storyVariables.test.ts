import { describe, expect, it } from "vitest";
import { storyVariables } from "../../../web/src/news/storyVariables.ts";

describe("the address of a story", () => {
  it.each([
    ["1", 1],
    ["4711", 4711],
    ["0012", 12],
    // Larger than any id: limited to the largest id, which does not exist.
    ["9".repeat(40), 2_147_483_647],
  ])("accepts any number of digits: %s @ROUTE-13", (id, databaseId) =>
    expect(storyVariables(id, "").databaseId).toBe(databaseId),
  );
  it("names the comment to show @OVERLAY-08", () => {
    expect(storyVariables("7", "?cid=42")).toEqual({ databaseId: 7, commentId: 42, withComment: true });
  });
  it.each(["", "?cid=", "?cid=x", "?cid=x7", "?cid=7x", "?cid=1234567890"])("names no comment in %j", (search) => {
    expect(storyVariables("7", search)).toEqual({ databaseId: 7, commentId: 0, withComment: false });
  });
});
