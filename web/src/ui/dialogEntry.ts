/** Time at which the last removed frame was shown, in ms since the page's start; null if no frame has been removed. */
let frameShownAt: number | null = null;

/**
 * Call it when a dialog's frame is removed. The dialog that replaces it is mounted in the same commit; one that opens later begins
 * its own entry.
 * @param shownAt in ms since the page's start
 */
export function noteFrameRemoved(shownAt: number): void {
  frameShownAt = shownAt;
  queueMicrotask(() => {
    frameShownAt = null;
  });
}

/** Lets the animations of a dialog that replaces its frame continue from the progress of the frame's animations. */
export function continueEntry(elements: readonly (Element | null)[]): void {
  if (frameShownAt === null) return;
  const elapsed = performance.now() - frameShownAt;
  for (const animation of elements.flatMap((element) => element?.getAnimations() ?? [])) animation.currentTime = elapsed;
}
