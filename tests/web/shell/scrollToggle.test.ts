import { expect, test } from "vitest";
import { getScrollOffer, offerBack } from "../../../web/src/shell/scrollToggle.ts";

test("the button to the top is offered beyond 240 px @LAYOUT-09 @CONST-22", () => {
  expect(getScrollOffer({ kind: "none" }, 240)).toEqual({ kind: "none" });
  expect(getScrollOffer({ kind: "none" }, 241)).toEqual({ kind: "up" });
  expect(getScrollOffer({ kind: "up" }, 100)).toEqual({ kind: "none" });
});

test("the button back is offered at the top, until the user scrolls beyond 240 px @LAYOUT-09", () => {
  const offer = offerBack(1800);
  expect(offer).toEqual({ kind: "back", position: 1800 });
  expect(getScrollOffer(offer, 120)).toEqual(offer);
  expect(getScrollOffer(offer, 300)).toEqual({ kind: "up" });
});
