/** What the clock needs of the page: nobody reads times in a tab that is out of sight. */
type Page = Pick<Document, "hidden"> & EventTarget;

/**
 * One time for the whole page, refreshed every second (STATE-04, CONST-21). A single timer serves all; it rests
 * while nobody listens or the page is hidden, and catches up at once when the page is looked at again.
 * @param page null outside a browser
 */
export function createClock(page: Page | null) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | null = null;
  let current = 0;

  const tick = () => {
    current = Date.now();
    for (const listener of listeners) listener();
  };
  const startOrRest = () => {
    const isNeeded = listeners.size > 0 && page?.hidden !== true;
    if (isNeeded && timer === null) {
      tick();
      timer = setInterval(tick, refresh);
    } else if (!isNeeded && timer !== null) {
      clearInterval(timer);
      timer = null;
    }
  };
  page?.addEventListener("visibilitychange", startOrRest);

  return {
    /** The present, in milliseconds since 1970; the same for all who ask within a second. */
    currentTime: (): number => (timer === null ? Date.now() : current),
    /** Calls back whenever the time has changed; returns what stops it. */
    subscribeToClock(listener: () => void): () => void {
      listeners.add(listener);
      startOrRest();
      return () => {
        listeners.delete(listener);
        startOrRest();
      };
    },
  };
}

/** In ms. */
const refresh = 1000;

/** The clock of this page. */
export const { currentTime, subscribeToClock } = createClock(globalThis.document ?? null);
