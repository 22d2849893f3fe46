/** Maximum number of animation frames to wait for the first item, which the list renders only once it is in view. */
const MAX_FRAMES = 120;

/**
 * Scrolls to the beginning of a list and focuses its first item, unless the reader has moved the focus elsewhere.
 * @param feed the element that contains the list
 * @returns a function that stops waiting for the first item
 */
export function focusFirstItem(feed: HTMLElement): () => void {
  window.scrollTo({ top: 0, behavior: "instant" });
  let frame = 0;
  const tryFocus = (tries: number) => {
    if (!isFocusFree(feed)) return;
    const first = feed.querySelector<HTMLElement>('[aria-posinset="1"]');
    first?.focus({ preventScroll: true });
    // A new item cannot take the focus until the list has measured it.
    const hasFocus = first !== null && document.activeElement === first;
    if (!hasFocus && tries > 0) frame = requestAnimationFrame(() => tryFocus(tries - 1));
  };
  frame = requestAnimationFrame(() => tryFocus(MAX_FRAMES));
  return () => cancelAnimationFrame(frame);
}

/** Whether nothing has the focus, or something outside the items: the button that led here, or the list itself. */
function isFocusFree(feed: HTMLElement): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  return feed.contains(activeElement) && activeElement.closest("[aria-posinset]") === null;
}
