import { atom, onMount, type ReadableAtom } from "nanostores";
import { useSyncExternalStore } from "react";

/** The page whose visibility pauses the clock, because nobody reads times in a hidden tab. */
type Page = Pick<Document, "hidden"> & EventTarget;

/** In ms. */
const REFRESH_INTERVAL = 1000;

/**
 * One time for the whole page, in milliseconds since 1970, refreshed every second (STATE-04, CONST-21). All listeners share a
 * timer. It stops while there are no listeners or the page is hidden, and updates at once when the page becomes visible.
 * @param page null outside a browser
 */
export function createClock(page: Page | null): ReadableAtom<number> {
  const now = atom(Date.now());
  onMount(now, () => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const tick = () => now.set(Date.now());
    const runUnlessHidden = () => {
      clearInterval(timer);
      if (page?.hidden === true) return;
      tick();
      timer = setInterval(tick, REFRESH_INTERVAL);
    };
    runUnlessHidden();
    page?.addEventListener("visibilitychange", runUnlessHidden);
    return () => {
      clearInterval(timer);
      page?.removeEventListener("visibilitychange", runUnlessHidden);
    };
  });
  return now;
}

/** The clock of this page. */
const clock = createClock(globalThis.document ?? null);

/**
 * A value derived from the current time; renders again only when the value changes. @param of receives milliseconds since 1970
 */
export function useClock<Value extends string | number>(of: (now: number) => Value): Value {
  const read = () => of(clock.get());
  return useSyncExternalStore(clock.listen, read, read);
}
