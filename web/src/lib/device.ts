import { useSyncExternalStore } from "react";

/** The minimum widths of the device classes, in px (CONST-06 to CONST-10). ui/theme.css repeats them. */
export const deviceWidths = { mobile: 0, tablet: 736, desktop: 916, medium: 1280, large: 1920 } as const;

type DeviceClass = keyof typeof deviceWidths;

const widestFirst = ["large", "medium", "desktop", "tablet", "mobile"] as const;

/** @param width of the window in px */
export function getDeviceClass(width: number): DeviceClass {
  return widestFirst.find((device) => width >= deviceWidths[device]) ?? "mobile";
}

const lists = new Map<DeviceClass, MediaQueryList>();

/** One for all components: each further list would make the browser update the styles of the page. */
function getMediaQuery(device: DeviceClass): MediaQueryList {
  const known = lists.get(device);
  if (known) return known;
  const list = globalThis.matchMedia(`(min-width: ${deviceWidths[device]}px)`);
  lists.set(device, list);
  return list;
}

/** Whether the window is at least as wide as the device class; updates when the window is resized. */
export function useAtLeast(device: DeviceClass): boolean {
  const subscribe = (changed: () => void) => {
    const list = getMediaQuery(device);
    list.addEventListener("change", changed);
    return () => list.removeEventListener("change", changed);
  };
  const read = () => getMediaQuery(device).matches;
  return useSyncExternalStore(subscribe, read, read);
}
