import { describe, expect, it } from "vitest";
import { createIdempotencyKeys } from "../../../web/src/forms/idempotencyKeys.ts";

const countingKeys = () => {
  let last = 0;
  return createIdempotencyKeys(() => `key ${(last += 1)}`);
};

describe("the idempotency key of a comment @COMMENT-01", () => {
  it("stays the same while the same text is retried", () => {
    const keys = countingKeys();
    expect([keys.getKey("a"), keys.getKey("a")]).toEqual(["key 1", "key 1"]);
  });
  it("changes with the text", () => {
    const keys = countingKeys();
    expect([keys.getKey("a"), keys.getKey("b")]).toEqual(["key 1", "key 2"]);
  });
  it("changes when the same text is written again after a success", () => {
    const keys = countingKeys();
    keys.getKey("a");
    keys.reset();
    expect(keys.getKey("a")).toBe("key 2");
  });
  it("is unique", () => {
    expect(createIdempotencyKeys().getKey("a")).not.toBe(createIdempotencyKeys().getKey("a"));
  });
});
