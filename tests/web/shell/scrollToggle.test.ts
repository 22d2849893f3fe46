import { expect, test } from "vitest";
import { offerAt, offerBack } from "../../../web/src/shell/scrollToggle.ts";

test("the button to the top is offered beyond 240 px @LAYOUT-09 @CONST-22", () => {
  expect(offerAt({ kind: "none" }, 240)).toEqual({ kind: "none" });
  expect(offerAt({ kind: "none" }, 241)).toEqual({ kind: "up" });
  expect(offerAt({ kind: "up" }, 100)).toEqual({ kind: "none" });
});

test("the button back is offered at the top, until the user scrolls beyond 240 px @LAYOUT-09", () => {
  const offer = offerBack(1800);
  expect(offer).toEqual({ kind: "back", position: 1800 });
  expect(offerAt(offer, 120)).toEqual(offer);
  expect(offerAt(offer, 300)).toEqual({ kind: "up" });
});
