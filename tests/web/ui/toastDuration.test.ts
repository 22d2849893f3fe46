import { expect, test } from "vitest";
import { toastDuration } from "../../../web/src/ui/toastDuration.ts";

test("a toast is shown for 5 s, a longer one for 8 s @ERR-14 @CONST-38", () => {
  expect(toastDuration("x".repeat(80))).toBe(5000);
  expect(toastDuration("x".repeat(81))).toBe(8000);
  expect(toastDuration("Two\nlines")).toBe(8000);
});
