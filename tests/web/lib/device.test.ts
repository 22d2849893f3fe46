import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { getDeviceClass, deviceWidths, useAtLeast } from "../../../web/src/lib/device.ts";
import { eventually, mountHook } from "../hooks.tsx";

test("each width has its device class @CONST-06 @CONST-07 @CONST-08 @CONST-09 @CONST-10", () => {
  const edges = [0, 735, 736, 915, 916, 1279, 1280, 1919, 1920, 4000].map(getDeviceClass);
  expect(edges).toEqual(["mobile", "mobile", "tablet", "tablet", "desktop", "desktop", "medium", "medium", "large", "large"]);
});

test("the breakpoints of the style sheet are those of the device classes @CONST-07 @CONST-08 @CONST-09 @CONST-10", () => {
  const css = readFileSync(new URL("../../../web/src/ui/theme.css", import.meta.url), "utf8");
  const screens = Object.fromEntries([...css.matchAll(/--breakpoint-(\w+): (\d+)px/g)].map(([, name, px]) => [name, Number(px)]));
  expect({ mobile: 0, ...screens }).toEqual(deviceWidths);
});

test("a component follows the width of the window @CONST-07", async () => {
  const asked: string[] = [];
  const list = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", (query: string) => {
    asked.push(query);
    return list;
  });
  const [one, other] = [mountHook(() => useAtLeast("tablet")), mountHook(() => useAtLeast("tablet"))];
  expect([one.result, other.result]).toEqual([false, false]);
  list.matches = true;
  list.dispatchEvent(new Event("change"));
  await eventually(() => expect([one.result, other.result]).toEqual([true, true]));
  one.unmount();
  list.matches = false;
  list.dispatchEvent(new Event("change"));
  await eventually(() => expect([one.result, other.result]).toEqual([true, false]));
  // One list for all components: each further one would make the browser update the styles of the page.
  expect(asked).toEqual(["(min-width: 736px)"]);
});
