/** Runs what can wait: after the page has loaded, when the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  const idle = () => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => run(), { timeout: 5000 });
    else setTimeout(run, 1000);
  };
  if (document.readyState === "complete") idle();
  else window.addEventListener("load", idle, { once: true });
}
