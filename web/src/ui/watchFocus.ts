/** Number of elements that are remembered: more than overlays in overlays need. */
const MAX_ELEMENTS = 60;

/** Number of frames for which React Aria may take to make the page usable again after a dialog has closed; usually one. */
const MAX_FRAMES = 30;

/**
 * Returns the focus to the page when an overlay is gone and nothing has the focus: to the element that had it last, or to the
 * `FocusFallback` around it if it was deleted. React Aria only knows what had the focus while the overlay was being rendered,
 * such as an item of a menu that has closed since, and fails while the page is inert, as after a dialog that closes when its form
 * has been saved.
 */
export function watchFocus(): void {
  /** The latest first, each followed by the fallbacks around it. */
  let candidates: HTMLElement[] = [];
  const remember = (element: EventTarget | null) => {
    if (!(element instanceof HTMLElement) || element === document.body) return;
    candidates = [element, ...fallbacksOf(element), ...candidates].slice(0, MAX_ELEMENTS);
  };
  const returnFocus = (framesLeft: number) => {
    const isPageInert = candidates.find(({ isConnected }) => isConnected)?.closest("[inert]");
    if (isPageInert && framesLeft > 0) return void requestAnimationFrame(() => returnFocus(framesLeft - 1));
    for (const candidate of candidates) if (hasNoFocus()) candidate.focus({ preventScroll: true });
  };
  const observer = new MutationObserver((changes) => {
    // In the next frame, after React Aria has returned the focus where it can.
    if (changes.some(({ removedNodes }) => [...removedNodes].some(hasOverlay)))
      requestAnimationFrame(() => returnFocus(MAX_FRAMES));
  });
  document.addEventListener("focusin", ({ target }) => remember(target), true);
  // A press beside all controls takes the focus from them; closing an overlay later must not return it.
  document.addEventListener("click", () => hasNoFocus() && (candidates = []), true);
  observer.observe(document.body, { childList: true });
  remember(document.activeElement);
}

const hasNoFocus = (): boolean => document.activeElement === null || document.activeElement === document.body;

const overlayRoles = ":is([role=dialog], [role=alertdialog], [role=menu], [role=listbox])";

const hasOverlay = (node: Node): boolean =>
  node instanceof Element && (node.matches(overlayRoles) || node.querySelector(overlayRoles) !== null);

function fallbacksOf(element: HTMLElement): HTMLElement[] {
  const fallback = element.parentElement?.closest<HTMLElement>("[data-focus-fallback]");
  return fallback ? [fallback, ...fallbacksOf(fallback)] : [];
}
