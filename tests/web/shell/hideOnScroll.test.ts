import { expect, test } from "vitest";
import { atTop, watchScroll } from "../../../web/src/shell/hideOnScroll.ts";

/** Whether the bars are hidden after each position. */
function scroll(...positions: number[]): boolean[] {
  let watch = atTop;
  return positions.map((top) => {
    watch = watchScroll(watch, top, 72);
    return watch.isHidden;
  });
}

test("bars hide after 8 px down beyond the offset @MENU-18", () => {
  expect(scroll(40, 72, 73)).toEqual([false, false, true]);
  expect(scroll(300, 290, 297)).toEqual([true, false, false]);
});

test("bars return after 8 px up, not before @MENU-18", () => {
  expect(scroll(300, 296, 293, 292)).toEqual([true, true, true, false]);
});

test("small movements back and forth change nothing @MENU-18", () => {
  expect(scroll(300, 295, 300, 295, 300)).toEqual([true, true, true, true, true]);
});

test("at the top bars always show @MENU-18", () => {
  expect(scroll(300, 0)).toEqual([true, false]);
  expect(scroll(500, 60, 70)).toEqual([true, false, false]);
});
