import type { RouterView } from "./RouteAnnouncer.tsx";

/** The delay between hiding the loading overlay and removing it (CONST-26), in ms. */
const removal = 350;

/** Hides the page's loading overlay once the router is ready, then removes it (STATE-05, STATE-06). */
export function hideOverlay(router: RouterView & { state: { initialized: boolean } }): void {
  const overlay = document.getElementById("overlay");
  if (!overlay) return;
  const hide = () => {
    if (!router.state.initialized) return;
    stop();
    overlay.dataset["hidden"] = "";
    setTimeout(() => overlay.remove(), removal);
  };
  const stop = router.subscribe(hide);
  hide();
}
