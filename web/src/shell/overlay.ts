import { markFirstPageDrawn } from "../lib/firstPage.ts";
import { nextTask } from "../lib/nextTask.ts";
import { hasPageResponses } from "../relay/pageResponses.ts";
import type { RouterView } from "./RouteAnnouncer.tsx";

/** The delay between hiding the loading overlay and removing it (CONST-26), in ms. */
const REMOVAL_DELAY = 350;
/** Maximum time for which the first view of the gateway covers parts of the page that are still loading, in ms. */
const MAX_VIEW_TIME = 2000;
/** Matches content that is still loading in the page or in a dialog over it. */
const loadingPart = ":is(#root main, [data-scrim]) [aria-busy=true]:not(#first-view *)";

/**
 * Hides the page's loading overlay once the router is ready and the first page is drawn, then removes it (STATE-05, STATE-06).
 * On a slow device drawing takes longer than the overlay's removal, and the reader would see an empty page in between. Work that waits
 * for the first page begins after the next paint.
 * @param root the element that React renders into
 */
export function hideOverlay(router: RouterView & { state: { initialized: boolean } }, root: Element): void {
  const overlay = document.getElementById("overlay");
  // It may arrive after the client's code.
  const firstView = () => document.getElementById("first-view");
  let latest: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    if (!router.state.initialized || !root.hasChildNodes()) return;
    if (firstView() && document.querySelector(loadingPart)) {
      latest ??= setTimeout(end, MAX_VIEW_TIME);
      return;
    }
    end();
  };
  const end = () => {
    clearTimeout(latest);
    stop();
    drawing.disconnect();
    // Removed in the same task in which the client has rendered the same content, so that the reader sees no change.
    firstView()?.remove();
    afterPaint(markFirstPageDrawn);
    if (!overlay) return;
    overlay.dataset["hidden"] = "";
    setTimeout(() => overlay.remove(), REMOVAL_DELAY);
  };
  const drawing = new MutationObserver(hide);
  // Dialogs are rendered outside of the root element.
  if (hasPageResponses) drawing.observe(document.body, { childList: true, subtree: true });
  else drawing.observe(root, { childList: true });
  const stop = router.subscribe(hide);
  hide();
}

/** Calls a function once the browser has painted the current content, or at once in a hidden page, which is not painted. */
function afterPaint(run: () => void): void {
  if (document.visibilityState === "hidden") run();
  else requestAnimationFrame(() => void nextTask().then(run));
}
