import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { deviceWidths, useAtLeast } from "../../../web/src/lib/device.ts";
import { eventually, mountHook } from "../hooks.tsx";

afterEach(() => vi.unstubAllGlobals());

/** A window of a width in px, whose text has the default size. */
const openWindow = (width: number) =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: width >= 16 * Number(/^\(min-width: ([\d.]+)em\)$/.exec(query)?.[1]),
  }));

test.each([
  [0, "mobile"],
  [735, "mobile"],
  [736, "tablet"],
  [915, "tablet"],
  [916, "desktop"],
  [1279, "desktop"],
  [1280, "medium"],
  [1919, "medium"],
  [1920, "large"],
  [4000, "large"],
])("a window of %i px is of the device class %s @CONST-06 @CONST-07 @CONST-08 @CONST-09 @CONST-10", async (width, expected) => {
  vi.resetModules();
  openWindow(width);
  const { isAtLeast } = await import("../../../web/src/lib/device.ts");
  expect((["large", "medium", "desktop", "tablet", "mobile"] as const).find(isAtLeast)).toBe(expected);
});

test("the breakpoints of the style sheet are those of the device classes @CONST-07 @CONST-08 @CONST-09 @CONST-10", () => {
  const css = readFileSync(new URL("../../../web/src/ui/theme.css", import.meta.url), "utf8");
  const breakpoints = [...css.matchAll(/--breakpoint-(\w+): ([\d.]+)rem/g)];
  const screens = Object.fromEntries(breakpoints.map(([, name, rem]) => [name, 16 * Number(rem)]));
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
  expect(asked).toEqual(["(min-width: 46em)"]);
});
