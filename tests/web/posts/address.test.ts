import { describe, expect, it } from "vitest";
import { postKeys, postLink, postSearch, readPostAddress, withoutPost } from "../../../web/src/posts/address.ts";

describe("the address of a post", () => {
  it("has one query key per post type, in the order of precedence @OVERLAY-03", () => {
    expect(postKeys).toEqual(["communityPost", "job", "callout", "event", "record", "reaction", "statement"]);
  });

  it.each(postKeys)("is read from the key %s, the value being the id @OVERLAY-01 @OVERLAY-02", (key) => {
    expect(readPostAddress(`?${key}=1001`)).toEqual({
      address: { key, databaseId: 1001, commentId: null },
      correction: null,
    });
  });

  it("carries a comment @OVERLAY-05", () => {
    expect(readPostAddress("?job=7&cid=42").address).toEqual({ key: "job", databaseId: 7, commentId: 42 });
  });

  it("is that of the first key when several are there; the others go @OVERLAY-03", () => {
    expect(readPostAddress("?statement=3&tab=x&job=7")).toEqual({
      address: { key: "job", databaseId: 7, commentId: null },
      correction: "?tab=x&job=7",
    });
  });

  it.each(["?job=abc", "?job=", "?job=-1", "?job=1e3", "?job=7x", "?job=12345678901"])(
    "is none for %s, which goes @OVERLAY-03",
    (search) => {
      expect(readPostAddress(search)).toEqual({ address: null, correction: "" });
    },
  );

  it("falls through a key whose value is no id @OVERLAY-03", () => {
    expect(readPostAddress("?communityPost=x&event=9")).toEqual({
      address: { key: "event", databaseId: 9, commentId: null },
      correction: "?event=9",
    });
  });

  it("loses edit and a cid that is no id @OVERLAY-04 @OVERLAY-05", () => {
    expect(readPostAddress("?callout=5&edit=1&cid=q")).toEqual({
      address: { key: "callout", databaseId: 5, commentId: null },
      correction: "?callout=5",
    });
  });

  it("leaves alone what belongs to the page itself", () => {
    expect(readPostAddress("?q=a%20b&cid=4")).toEqual({ address: null, correction: null });
  });

  it("keeps the page's own keys and replaces another post @OVERLAY-09", () => {
    expect(postSearch("?types=JOB&callout=5&cid=1&edit=1", { key: "job", databaseId: 7, commentId: 42 })).toBe(
      "?types=JOB&job=7&cid=42",
    );
    expect(postSearch("", { key: "job", databaseId: 7, commentId: null })).toBe("?job=7");
  });

  it("leaves only the page's own keys when it is taken away @OVERLAY-06", () => {
    expect(withoutPost("?types=JOB&callout=5&cid=1&edit=1")).toBe("?types=JOB");
    expect(withoutPost("?callout=5")).toBe("");
  });

  it("is handed on as origin, type and id @CONST-33", () => {
    expect(postLink("https://pressroom.example", "communityPost", 1001)).toBe(
      "https://pressroom.example/?communityPost=1001",
    );
  });
});
