import { expect, test } from "vitest";
import { createStorage } from "../../../web/src/lib/storage.ts";
import { storeRedirectPath, consumeRedirectPath } from "../../../web/src/session/redirectPath.ts";

function storeAndConsume(stored: string | null): string {
  const storage = createStorage(null);
  if (stored !== null) storeRedirectPath(stored, storage);
  const path = consumeRedirectPath(storage);
  expect(storage.read("redirect-path")).toBeNull();
  return path;
}

test("the stored path is used after signing in, with query and fragment @GUARD-06", () => {
  expect(storeAndConsume("/community/tech-desk?job=12#x")).toBe("/community/tech-desk?job=12#x");
  expect(storeAndConsume(null)).toBe("/");
});

test("only addresses of the product are accepted @GUARD-06", () => {
  for (const path of ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", ""])
    expect(storeAndConsume(path)).toBe("/");
});

test("guest-only pages are not accepted @GUARD-01", () => {
  for (const path of ["/sign_in", "/Sign_In?x=1", "/sign_up", "/password/new"]) expect(storeAndConsume(path)).toBe("/");
  expect(storeAndConsume("/sign_inside")).toBe("/sign_inside");
});
