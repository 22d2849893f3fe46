import { expect, test } from "vitest";
import { offerAt, offerBack } from "../../../web/src/shell/scrollToggle.ts";

test("past 240 px the way to the top is offered @LAYOUT-09 @CONST-22", () => {
  expect(offerAt({ kind: "none" }, 240)).toEqual({ kind: "none" });
  expect(offerAt({ kind: "none" }, 241)).toEqual({ kind: "up" });
  expect(offerAt({ kind: "up" }, 100)).toEqual({ kind: "none" });
});

test("at the top the way back is offered, until the reader scrolls past 240 px @LAYOUT-09", () => {
  const back = offerBack(1800);
  expect(back).toEqual({ kind: "back", position: 1800 });
  expect(offerAt(back, 120)).toEqual(back);
  expect(offerAt(back, 300)).toEqual({ kind: "up" });
});
