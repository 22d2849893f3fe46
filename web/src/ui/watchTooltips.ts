/** How long the pointer rests on a control before its tooltip shows, in ms (CONST-31). Keyboard focus shows it at once. */
const delay = 300;
/** How long a tooltip stays after the pointer has left, in ms. */
const stay = 80;
/** How long after one tooltip the next one shows at once, in ms. */
const warm = 500;

/**
 * Follows pointer and focus over the controls of the whole page that have a tooltip.
 * @param show called with the control whose tooltip is to be shown; null for none
 * @returns stops following
 */
export function watchTooltips(show: (control: HTMLElement | null) => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under: HTMLElement | null = null;
  let shown: HTMLElement | null = null;
  let hiddenAt = -warm;

  const turn = (control: HTMLElement | null) => {
    clearTimeout(timer);
    if (shown !== null && control === null) hiddenAt = performance.now();
    shown = control;
    show(control);
  };
  const turnAfter = (ms: number, control: HTMLElement | null) => {
    clearTimeout(timer);
    timer = setTimeout(() => turn(control), ms);
  };
  const isWarm = () => shown !== null || performance.now() - hiddenAt < warm;

  const listen = <Name extends keyof DocumentEventMap>(name: Name, react: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, react, { capture: true, signal: stop.signal });
  listen("pointerover", ({ target }) => {
    if (under === null || controlOf(target) === under) return;
    under = null;
    turnAfter(stay, null);
  });
  // The layout can also bring a control under a resting pointer, which asks for nothing.
  listen("pointermove", ({ target, pointerType }) => {
    const control = controlOf(target);
    if (pointerType === "touch" || control === null || control === under) return;
    under = control;
    turnAfter(isWarm() ? 0 : delay, control);
  });
  listen("focusin", ({ target }) => {
    const control = controlOf(target);
    if (control?.matches(":focus-visible")) turn(control);
  });
  listen("focusout", () => turn(null));
  listen("pointerdown", () => turn(null));
  listen("keydown", (event) => {
    // Escape closes the tooltip alone, not the dialog around its control.
    if (event.key === "Escape" && shown !== null) event.stopPropagation();
    turn(null);
  });
  stop.signal.addEventListener("abort", () => clearTimeout(timer));
  return () => stop.abort();
}

function controlOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-tooltip]") : null;
}
