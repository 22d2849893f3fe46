import { useLayoutEffect, useState } from "react";
import { storage } from "../lib/storage.ts";

/** What the storage keeps once the banner was closed, for as long as entries last (LAYOUT-10, D-97). */
const hidden = "hidden";

/**
 * Whether the banner stands above the page. While it does, the page begins lower: the root carries `data-banner`
 * and with it another `--top-offset` (LAYOUT-11, LAYOUT-12).
 * @param isMeant whether there is a banner for this viewer at all
 */
export function useBanner(isMeant: boolean): { isShown: boolean; dismiss: () => void } {
  const [isDismissed, setDismissed] = useState(() => storage.read("banner") === hidden);
  const isShown = isMeant && !isDismissed;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-banner", isShown);
    return () => document.documentElement.removeAttribute("data-banner");
  }, [isShown]);
  const dismiss = () => {
    storage.write("banner", hidden);
    setDismissed(true);
  };
  return { isShown, dismiss };
}
