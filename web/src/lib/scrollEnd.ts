import { debounce } from "./debounce.ts";

/** The pause between scroll events that counts as the end, in ms. Events of a smooth scroll arrive in every frame. */
const PAUSE = 150;

/**
 * Calls the listener when scrolling has ended: that of the window, or with `hasElements` also that of elements. Safari has no
 * `scrollend` event before version 26.2.
 * @returns a function that unsubscribes
 */
export function onScrollEnd(listener: () => void, { hasElements = false } = {}): () => void {
  if ("onscrollend" in window) {
    addEventListener("scrollend", listener, hasElements);
    return () => removeEventListener("scrollend", listener, hasElements);
  }
  const debounced = debounce(listener, PAUSE);
  addEventListener("scroll", debounced, { passive: true, capture: hasElements });
  return () => {
    debounced.cancel();
    removeEventListener("scroll", debounced, hasElements);
  };
}
