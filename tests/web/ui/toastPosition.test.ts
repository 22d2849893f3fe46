import { expect, test } from "vitest";
import { freePosition, type Box } from "../../../web/src/ui/toastPosition.ts";

const room: Box = { left: 24, top: 24, right: 1256, bottom: 776 };
const size = { width: 356, height: 60 };
const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

test("a toast is at the bottom left if it covers no control there", () => {
  expect(freePosition(size, room, [])).toEqual(box(24, 716, 380, 776));
});

test("a toast moves to the right, then upwards", () => {
  const menu = box(0, 700, 200, 800);
  expect(freePosition(size, room, [menu])).toEqual(box(900, 716, 1256, 776));
  const footer = box(0, 700, 1280, 800);
  expect(freePosition(size, room, [footer])).toEqual(box(24, 636, 380, 696));
});

test("a control next to a toast is not covered", () => {
  const neighbours = [box(0, 700, 24, 776), box(380, 700, 500, 776), box(24, 600, 380, 716), box(24, 776, 380, 800)];
  expect(freePosition(size, room, neighbours)).toEqual(box(24, 716, 380, 776));
});

test("a toast is never above the room for it", () => {
  expect(freePosition(size, room, [box(0, 88, 1280, 800)])).toEqual(box(24, 28, 380, 88));
  expect(freePosition(size, room, [box(0, 48, 1280, 800)])).toEqual(box(24, 716, 380, 776));
});

test("a toast keeps its position until it would cover a control", () => {
  const present = box(900, 716, 1256, 776);
  expect(freePosition(size, room, [], present)).toEqual(present);
  expect(freePosition(size, room, [box(1000, 740, 1100, 780)], present)).toEqual(box(24, 716, 380, 776));
});

test("a toast covers as few controls as possible if it cannot avoid them", () => {
  const rows = Array.from({ length: 100 }, (_, row) => box(0, row * 8, 1280, row * 8 + 8));
  const free = rows.filter(({ top }) => top < 300 || top > 330);
  const position = freePosition(size, room, free);
  expect(position.top).toBeLessThanOrEqual(330);
  expect(position.bottom).toBeGreaterThan(300);
});
