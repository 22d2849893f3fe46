/** How often the first item is looked for, in animation frames: the list renders what has come in sight. */
const patience = 120;

/**
 * Scrolls to the beginning of a list and gives its first item the focus, unless the reader has put it elsewhere.
 * @param feed what the list stands in
 * @returns stops looking for the first item
 */
export function goToFirst(feed: HTMLElement): () => void {
  window.scrollTo({ top: 0, behavior: "instant" });
  let frame = 0;
  const look = (tries: number) => {
    if (!isFocusFree(feed)) return;
    const first = feed.querySelector<HTMLElement>('[aria-posinset="1"]');
    first?.focus({ preventScroll: true });
    // One that has just been added takes no focus until the list has measured it.
    const isThere = first !== null && document.activeElement === first;
    if (!isThere && tries > 0) frame = requestAnimationFrame(() => look(tries - 1));
  };
  frame = requestAnimationFrame(() => look(patience));
  return () => cancelAnimationFrame(frame);
}

/** Whether the focus is on nothing, or still on what has led here, which stands beside the items. */
function isFocusFree(feed: HTMLElement): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  return feed.contains(activeElement) && activeElement.closest('[role="feed"]') === null;
}
