import { expect, test } from "vitest";
import { mayCloseFromOutside } from "../../../web/src/ui/outsideGuard.ts";

test("a click outside closes a tooltip only after 200 ms @CONST-32", () => {
  expect([0, 199, 200, 5000].map((age) => mayCloseFromOutside(1000, 1000 + age))).toEqual([false, false, true, true]);
});
