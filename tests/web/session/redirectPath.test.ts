import { expect, test } from "vitest";
import { createStorage } from "../../../web/src/lib/storage.ts";
import { storeRedirectPath, consumeRedirectPath } from "../../../web/src/session/redirectPath.ts";

function take(kept: string | null): string {
  const storage = createStorage(null);
  if (kept !== null) storeRedirectPath(kept, storage);
  const path = consumeRedirectPath(storage);
  expect(storage.read("redirect-path")).toBeNull();
  return path;
}

test("after a sign-in the kept path is taken, with query and fragment @GUARD-06", () => {
  expect(take("/community/tech-desk?job=12#x")).toBe("/community/tech-desk?job=12#x");
  expect(take(null)).toBe("/");
});

test("only addresses of this product are taken @GUARD-06", () => {
  for (const path of ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", ""]) {
    expect(take(path)).toBe("/");
  }
});

test("pages for guests alone are no place to go @GUARD-01", () => {
  for (const path of ["/sign_in", "/Sign_In?x=1", "/sign_up", "/password/new"]) expect(take(path)).toBe("/");
  expect(take("/sign_inside")).toBe("/sign_inside");
});
