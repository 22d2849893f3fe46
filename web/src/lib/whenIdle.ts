import { firstPageDrawn } from "./firstPage.ts";
import { isRecord } from "./isRecord.ts";

/** Runs low-priority work after the page has loaded, its content is drawn and the browser is idle. */
export function whenIdle(run: () => void): void {
  const idle = () => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => run(), { timeout: 5000 });
    else setTimeout(run, 1000);
  };
  void firstPageDrawn.then(() => {
    if (document.readyState === "complete") idle();
    else window.addEventListener("load", idle, { once: true });
  });
}

/**
 * Loads code before it is used, when the browser is idle; for visitors who save data it loads when it is used. It may fail, because
 * the code is then loaded again.
 */
export function preload(load: () => Promise<unknown>): void {
  if (!savesData()) whenIdle(() => void load().catch(() => {}));
}

/** The browser's setting to use less data, as far as the browser tells. */
function savesData(): boolean {
  return "connection" in navigator && isRecord(navigator.connection) && navigator.connection["saveData"] === true;
}
