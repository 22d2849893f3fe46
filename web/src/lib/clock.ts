import { atom, onMount, type ReadableAtom } from "nanostores";
import { useSyncExternalStore } from "react";

/** What the clock needs of the page: nobody reads times in a tab that is out of sight. */
type Page = Pick<Document, "hidden"> & EventTarget;

/** In ms. */
const refresh = 1000;

/**
 * One time for the whole page, in milliseconds since 1970, refreshed every second (STATE-04, CONST-21). A single timer
 * serves all; it rests while nobody listens or the page is hidden, and catches up at once when the page is looked at
 * again.
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
      timer = setInterval(tick, refresh);
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

/** What a function makes of the present; renders again only when that changes. @param of given milliseconds since 1970 */
export function useClock<Value extends string | number>(of: (now: number) => Value): Value {
  return useSyncExternalStore(clock.listen, () => of(clock.get()));
}
