/** Runs low-priority work after the page has loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  const idle = () => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => run(), { timeout: 5000 });
    else setTimeout(run, 1000);
  };
  if (document.readyState === "complete") idle();
  else window.addEventListener("load", idle, { once: true });
}
