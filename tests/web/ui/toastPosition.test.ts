import { expect, test } from "vitest";
import { freePlace, type Box } from "../../../web/src/ui/toastPosition.ts";

const room: Box = { left: 24, top: 24, right: 1256, bottom: 776 };
const size = { width: 356, height: 60 };
const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

test("a message stands at the bottom left where nothing is there to press", () => {
  expect(freePlace(size, room, [])).toEqual(box(24, 716, 380, 776));
});

test("it gives way to the right, then upwards", () => {
  const menu = box(0, 700, 200, 800);
  expect(freePlace(size, room, [menu])).toEqual(box(900, 716, 1256, 776));
  const footer = box(0, 700, 1280, 800);
  expect(freePlace(size, room, [footer])).toEqual(box(24, 636, 380, 696));
});

test("it stays where it is until something to press comes under it", () => {
  const present = box(900, 716, 1256, 776);
  expect(freePlace(size, room, [], present)).toEqual(present);
  expect(freePlace(size, room, [box(1000, 740, 1100, 780)], present)).toEqual(box(24, 716, 380, 776));
});

test("where everything can be pressed it covers the fewest", () => {
  const rows = Array.from({ length: 100 }, (_, row) => box(0, row * 8, 1280, row * 8 + 8));
  const free = rows.filter(({ top }) => top < 300 || top > 330);
  const place = freePlace(size, room, free);
  expect(place.top).toBeLessThanOrEqual(330);
  expect(place.bottom).toBeGreaterThan(300);
});
