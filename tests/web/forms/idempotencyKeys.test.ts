import { describe, expect, it } from "vitest";
import { createIdempotencyKeys } from "../../../web/src/forms/idempotencyKeys.ts";

const counted = () => {
  let last = 0;
  return createIdempotencyKeys(() => `key ${(last += 1)}`);
};

describe("the idempotency key of a comment @COMMENT-01", () => {
  it("stays while the same text is tried again", () => {
    const wishes = counted();
    expect([wishes.keyOf("a"), wishes.keyOf("a")]).toEqual(["key 1", "key 1"]);
  });
  it("is another one for another text", () => {
    const wishes = counted();
    expect([wishes.keyOf("a"), wishes.keyOf("b")]).toEqual(["key 1", "key 2"]);
  });
  it("is another one for the same text written once more", () => {
    const wishes = counted();
    wishes.keyOf("a");
    wishes.reset();
    expect(wishes.keyOf("a")).toBe("key 2");
  });
  it("is one that nobody else has", () => {
    expect(createIdempotencyKeys().keyOf("a")).not.toBe(createIdempotencyKeys().keyOf("a"));
  });
});
