import { useSyncExternalStore } from "react";

/** Device classes by the width from which they begin, in px (CONST-06 to CONST-10). ui/theme.css has the same. */
export const deviceWidths = { mobile: 0, tablet: 736, desktop: 916, medium: 1280, large: 1920 } as const;

export type DeviceClass = keyof typeof deviceWidths;

const widestFirst = ["large", "medium", "desktop", "tablet", "mobile"] as const;

/** @param width of the window in px */
export function deviceClassOf(width: number): DeviceClass {
  return widestFirst.find((device) => width >= deviceWidths[device]) ?? "mobile";
}

/** Whether the window is at least as wide as the device class begins; follows the window. */
export function useAtLeast(device: DeviceClass): boolean {
  const query = `(min-width: ${deviceWidths[device]}px)`;
  return useSyncExternalStore(
    (changed) => {
      const list = globalThis.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    () => globalThis.matchMedia(query).matches,
  );
}
