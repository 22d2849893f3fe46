/** Delay before the tooltip of a hovered control is shown, in ms (CONST-31). Keyboard focus shows it at once. */
const SHOW_DELAY = 300;
/** Delay before a tooltip is hidden after the pointer has left, in ms. */
const HIDE_DELAY = 80;
/** Time after one tooltip within which the next one is shown without delay, in ms. */
const WARM_TIME = 500;

/**
 * Follows pointer and focus over the controls of the whole page that have a tooltip.
 * @param show called with the control whose tooltip is to be shown; null for none
 * @returns stops following
 */
export function watchTooltips(show: (control: HTMLElement | null) => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: HTMLElement | null = null;
  let shown: HTMLElement | null = null;
  let hiddenAt = -WARM_TIME;

  const setShown = (control: HTMLElement | null) => {
    clearTimeout(timer);
    if (shown !== null && control === null) hiddenAt = performance.now();
    shown = control;
    show(control);
  };
  const setShownAfter = (delay: number, control: HTMLElement | null) => {
    clearTimeout(timer);
    timer = setTimeout(() => setShown(control), delay);
  };
  const isWarm = () => shown !== null || performance.now() - hiddenAt < WARM_TIME;

  const listen = <Name extends keyof DocumentEventMap>(name: Name, handler: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, handler, { capture: true, signal: stop.signal });
  listen("pointerover", ({ target }) => {
    if (hovered === null || findControl(target) === hovered) return;
    hovered = null;
    setShownAfter(HIDE_DELAY, null);
  });
  // The layout can also bring a control under a resting pointer, which must not show a tooltip.
  listen("pointermove", ({ target, pointerType }) => {
    const control = findControl(target);
    if (pointerType === "touch" || control === null || control === hovered) return;
    hovered = control;
    setShownAfter(isWarm() ? 0 : SHOW_DELAY, control);
  });
  const showFocused = (target: EventTarget | null) => {
    const control = findControl(target);
    if (control?.matches(":focus-visible")) setShown(control);
  };
  listen("focusin", ({ target }) => showFocused(target));
  listen("focusout", () => setShown(null));
  listen("pointerdown", () => setShown(null));
  listen("keydown", (event) => {
    // Escape closes the tooltip alone, not the dialog around its control.
    if (event.key === "Escape" && shown !== null) event.stopPropagation();
    setShown(null);
  });
  stop.signal.addEventListener("abort", () => clearTimeout(timer));
  // On a slow connection, the keyboard may have reached a control before this code has loaded.
  showFocused(document.activeElement);
  return () => stop.abort();
}

function findControl(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-tooltip]") : null;
}
