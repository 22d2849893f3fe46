import { useLayoutEffect, useState } from "react";
import { settings } from "../lib/settings.ts";
import { storage } from "../lib/storage.ts";

/** What the storage keeps once the banner was closed, for as long as entries last (LAYOUT-10). */
const hidden = "hidden";

interface BannerState {
  /** The story that the banner opens; null: no banner stands above the page. */
  storyId: number | null;
  dismiss: () => void;
}

/**
 * The banner above the page, until it is closed. While it stands the page begins lower: the root carries
 * `data-banner` and with it another `--top-offset` (LAYOUT-11, LAYOUT-12).
 * @param isForViewer whether it is for this viewer at all
 */
export function useBanner(isForViewer: boolean): BannerState {
  const [isDismissed, setDismissed] = useState(() => storage.read("banner") === hidden);
  const storyId = isForViewer && !isDismissed ? settings.bannerStoryId : null;
  const isShown = storyId !== null;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-banner", isShown);
    return () => document.documentElement.removeAttribute("data-banner");
  }, [isShown]);
  const dismiss = () => {
    storage.write("banner", hidden);
    setDismissed(true);
  };
  return { storyId, dismiss };
}
