import { describe, expect, it } from "vitest";
import { editSearch, postLink, postSearch, readPostAddress, withoutPost } from "../../../web/src/posts/address.ts";
import { postKeys } from "../../../web/src/posts/postKeys.ts";

describe("the address of a post", () => {
  it("has one query key per post type, in order of precedence @OVERLAY-03", () => {
    expect(postKeys).toEqual(["communityPost", "job", "callout", "event", "record", "reaction", "statement"]);
  });

  it.each(postKeys)("is read from the key %s, with the id as value @OVERLAY-01 @OVERLAY-02", (key) => {
    expect(readPostAddress(`?${key}=1001`)).toEqual({
      address: { key, databaseId: 1001, commentId: null },
      isEditing: false,
      correction: null,
    });
  });

  it("includes a comment @OVERLAY-05", () => {
    expect(readPostAddress("?job=7&cid=42").address).toEqual({ key: "job", databaseId: 7, commentId: 42 });
  });

  it("is taken from the first of several keys; the others are removed @OVERLAY-03", () => {
    expect(readPostAddress("?statement=3&tab=x&job=7")).toEqual({
      address: { key: "job", databaseId: 7, commentId: null },
      isEditing: false,
      correction: "?tab=x&job=7",
    });
  });

  it.each(["?job=abc", "?job=", "?job=-1", "?job=1e3", "?job=7x", "?job=12345678901"])(
    "is empty for %s, which is removed @OVERLAY-03",
    (search) => {
      expect(readPostAddress(search)).toEqual({ address: null, isEditing: false, correction: "" });
    },
  );

  it("skips a key with an invalid id @OVERLAY-03", () => {
    expect(readPostAddress("?communityPost=x&event=9")).toEqual({
      address: { key: "event", databaseId: 9, commentId: null },
      isEditing: false,
      correction: "?event=9",
    });
  });

  it("requests editing with edit=1, except for a community post @OVERLAY-04", () => {
    expect(readPostAddress("?tab=x&callout=5&edit=1")).toEqual({
      address: { key: "callout", databaseId: 5, commentId: null },
      isEditing: true,
      correction: null,
    });
    expect(readPostAddress("?communityPost=5&edit=1")).toMatchObject({ isEditing: false, correction: "?communityPost=5" });
    expect(readPostAddress("?callout=5&edit=yes")).toMatchObject({ isEditing: false, correction: "?callout=5" });
    expect(editSearch("?tab=x&job=1", { key: "callout", databaseId: 5, commentId: 3 })).toBe("?tab=x&callout=5&edit=1");
  });

  it("drops an invalid cid and keeps edit @OVERLAY-04 @OVERLAY-05", () => {
    expect(readPostAddress("?callout=5&edit=1&cid=q")).toMatchObject({ isEditing: true, correction: "?callout=5&edit=1" });
  });

  it("ignores the page's own keys", () => {
    expect(readPostAddress("?q=a%20b&cid=4")).toEqual({ address: null, isEditing: false, correction: null });
  });

  it("keeps the page's own keys and replaces another post @OVERLAY-09", () => {
    expect(postSearch("?types=JOB&callout=5&cid=1&edit=1", { key: "job", databaseId: 7, commentId: 42 })).toBe(
      "?types=JOB&job=7&cid=42",
    );
    expect(postSearch("", { key: "job", databaseId: 7, commentId: null })).toBe("?job=7");
  });

  it("leaves only the page's own keys when the post is removed @OVERLAY-06", () => {
    expect(withoutPost("?types=JOB&callout=5&cid=1&edit=1")).toBe("?types=JOB");
    expect(withoutPost("?callout=5")).toBe("");
  });

  it("is shared as origin, type and id @CONST-33", () => {
    expect(postLink("https://pressroom.example", "communityPost", 1001)).toBe("https://pressroom.example/?communityPost=1001");
  });
});
