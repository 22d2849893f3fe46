import { describe, expect, it } from "vitest";
import { createIdempotencyKeys } from "../../../web/src/forms/idempotencyKeys.ts";

const countingKeys = () => {
  let last = 0;
  return createIdempotencyKeys(() => `key ${(last += 1)}`);
};

const refusal = (code: string) => ({ ok: false, errors: [{ code, message: "No.", field: null }] }) as const;

describe("the idempotency key of a comment @COMMENT-01", () => {
  it("stays the same while the same text is retried", () => {
    const keys = countingKeys();
    expect([keys.getKey("a"), keys.getKey("a")]).toEqual(["key 1", "key 1"]);
  });
  it("changes with the text", () => {
    const keys = countingKeys();
    expect([keys.getKey("a"), keys.getKey("b")]).toEqual(["key 1", "key 2"]);
  });
  it.each(["INVALID", "FORBIDDEN", "NOT_FOUND"])("changes after the refusal %s, which the platform would repeat", (code) => {
    const keys = countingKeys();
    keys.getKey("a");
    keys.settle(refusal(code));
    expect(keys.getKey("a")).toBe("key 2");
  });
  it.each([
    ["no response", { ok: false, errors: [] } as const],
    ["an earlier request that still runs", refusal("CONFLICT")],
    ["too many requests", refusal("TOO_MANY_REQUESTS")],
  ])("stays the same after %s", (_case, outcome) => {
    const keys = countingKeys();
    keys.getKey("a");
    keys.settle(outcome);
    expect(keys.getKey("a")).toBe("key 1");
  });
  it("changes when the same text is written again after a success", () => {
    const keys = countingKeys();
    keys.getKey("a");
    keys.settle({ ok: true });
    expect(keys.getKey("a")).toBe("key 2");
  });
  it("is unique", () => {
    expect(createIdempotencyKeys().getKey("a")).not.toBe(createIdempotencyKeys().getKey("a"));
  });
});
