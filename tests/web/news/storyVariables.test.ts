import { describe, expect, it } from "vitest";
import { storyVariables } from "../../../web/src/news/storyVariables.ts";

describe("the address of a story", () => {
  it.each([
    ["1", 1],
    ["4711", 4711],
    ["0012", 12],
    // Larger than any id: the largest of all, which nothing has.
    ["9".repeat(40), 2_147_483_647],
  ])("has digits only, any number of them: %s @ROUTE-13", (id, databaseId) =>
    expect(storyVariables(id, "").databaseId).toBe(databaseId),
  );
  it("names the comment to go to @OVERLAY-08", () => {
    expect(storyVariables("7", "?cid=42")).toEqual({ databaseId: 7, commentId: 42, withComment: true });
  });
  it.each(["", "?cid=", "?cid=x"])("names none in %j", (search) => {
    expect(storyVariables("7", search)).toEqual({ databaseId: 7, commentId: 0, withComment: false });
  });
});
