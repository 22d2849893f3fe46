import { describe, expect, it } from "vitest";
import { isStoryId, storyVariables } from "../../../web/src/news/storyVariables.ts";

describe("the address of a story", () => {
  it.each(["1", "4711", "0012"])("has digits only: %s @ROUTE-13", (id) => expect(isStoryId(id)).toBe(true));
  it.each([undefined, "", "a", "1a", "-1", "1.5", "１", "1234567890"])("is none with %s @ROUTE-13", (id) =>
    expect(isStoryId(id)).toBe(false),
  );
  it("names the comment to go to @OVERLAY-08", () => {
    expect(storyVariables("7", "?cid=42")).toEqual({ databaseId: 7, commentId: 42, withComment: true });
  });
  it.each(["", "?cid=", "?cid=x"])("names none in %j", (search) => {
    expect(storyVariables("7", search)).toEqual({ databaseId: 7, commentId: 0, withComment: false });
  });
});
