import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getDeviceClass, deviceWidths } from "../../../web/src/lib/device.ts";

test("each width has its device class @CONST-06 @CONST-07 @CONST-08 @CONST-09 @CONST-10", () => {
  const edges = [0, 735, 736, 915, 916, 1279, 1280, 1919, 1920, 4000].map(getDeviceClass);
  expect(edges).toEqual(["mobile", "mobile", "tablet", "tablet", "desktop", "desktop", "medium", "medium", "large", "large"]);
});

test("the breakpoints of the style sheet are those of the device classes @CONST-07 @CONST-08 @CONST-09 @CONST-10", () => {
  const css = readFileSync(new URL("../../../web/src/ui/theme.css", import.meta.url), "utf8");
  const screens = Object.fromEntries([...css.matchAll(/--breakpoint-(\w+): (\d+)px/g)].map(([, name, px]) => [name, Number(px)]));
  expect({ mobile: 0, ...screens }).toEqual(deviceWidths);
});
