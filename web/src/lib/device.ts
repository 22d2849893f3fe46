import { useSyncExternalStore } from "react";
import { DEFAULT_TEXT_SIZE } from "./textSize.ts";

/**
 * The minimum widths of the device classes, in px at the default text size (CONST-06 to CONST-10). With larger text they grow in
 * proportion, so that lines of text keep their length. ui/theme.css repeats them.
 */
export const deviceWidths = { mobile: 0, tablet: 736, desktop: 916, medium: 1280, large: 1920 } as const;

type DeviceClass = keyof typeof deviceWidths;

const lists = new Map<DeviceClass, MediaQueryList>();

/** One for all components: each further list would make the browser update the styles of the page. */
function getMediaQuery(device: DeviceClass): MediaQueryList {
  const known = lists.get(device);
  if (known) return known;
  const list = globalThis.matchMedia(`(min-width: ${deviceWidths[device] / DEFAULT_TEXT_SIZE}em)`);
  lists.set(device, list);
  return list;
}

/** Whether the window is now at least as wide as the device class. */
export const isAtLeast = (device: DeviceClass): boolean => getMediaQuery(device).matches;

/** Like `isAtLeast`; updates when the window is resized. */
export function useAtLeast(device: DeviceClass): boolean {
  const subscribe = (changed: () => void) => {
    const list = getMediaQuery(device);
    list.addEventListener("change", changed);
    return () => list.removeEventListener("change", changed);
  };
  const read = () => isAtLeast(device);
  return useSyncExternalStore(subscribe, read, read);
}
