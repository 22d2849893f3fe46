import { expect, test } from "vitest";
import { atTop, watchScroll } from "../../../web/src/shell/hideOnScroll.ts";

/** Whether the bars are hidden after each scroll position. */
function scroll(...positions: number[]): boolean[] {
  let watch = atTop;
  return positions.map((top) => {
    watch = watchScroll(watch, top, 72);
    return watch.isHidden;
  });
}

test("bars hide after scrolling down 8 px beyond the offset @MENU-18", () => {
  expect(scroll(40, 72, 73)).toEqual([false, false, true]);
  expect(scroll(300, 290, 297)).toEqual([true, false, false]);
});

test("bars return after scrolling up 8 px @MENU-18", () => {
  expect(scroll(300, 296, 293, 292)).toEqual([true, true, true, false]);
});

test("small movements change nothing @MENU-18", () => {
  expect(scroll(300, 295, 300, 295, 300)).toEqual([true, true, true, true, true]);
});

test("bars are always visible at the top @MENU-18", () => {
  expect(scroll(300, 0)).toEqual([true, false]);
  expect(scroll(500, 60, 70)).toEqual([true, false, false]);
});
