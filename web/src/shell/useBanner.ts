import { useLayoutEffect, useState } from "react";
import { settings } from "../lib/settings.ts";
import { storage } from "../lib/storage.ts";

/** Stored once the banner has been closed, until the entry expires (LAYOUT-10). */
const hidden = "hidden";

interface BannerState {
  /** The story that the banner opens; null when no banner is shown. */
  storyId: number | null;
  dismiss: () => void;
}

/**
 * The banner above the page, until it is closed. While it is shown, `data-banner` on the root element increases `--top-offset`,
 * so that the page begins lower (LAYOUT-11, LAYOUT-12).
 * @param isForViewer whether this viewer gets the banner at all
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
