import { markFirstPageDrawn } from "../lib/firstPage.ts";
import { nextTask } from "../lib/nextTask.ts";
import type { RouterView } from "./RouteAnnouncer.tsx";

/** The delay between hiding the loading overlay and removing it (CONST-26), in ms. */
const removal = 350;

/**
 * Hides the page's loading overlay once the router is ready and the first page is drawn, then removes it (STATE-05, STATE-06).
 * On a slow device drawing takes longer than the overlay's removal, and the reader would see an empty page in between. What waits
 * for the first page begins after the next paint.
 * @param root the element that React renders into
 */
export function hideOverlay(router: RouterView & { state: { initialized: boolean } }, root: Element): void {
  const overlay = document.getElementById("overlay");
  const hide = () => {
    if (!router.state.initialized || !root.hasChildNodes()) return;
    stop();
    drawing.disconnect();
    afterPaint(markFirstPageDrawn);
    if (!overlay) return;
    overlay.dataset["hidden"] = "";
    setTimeout(() => overlay.remove(), removal);
  };
  const drawing = new MutationObserver(hide);
  drawing.observe(root, { childList: true });
  const stop = router.subscribe(hide);
  hide();
}

/** Runs it once the browser has painted what is rendered now; at once in a hidden page, which is not painted. */
function afterPaint(run: () => void): void {
  if (document.visibilityState === "hidden") run();
  else requestAnimationFrame(() => void nextTask().then(run));
}
