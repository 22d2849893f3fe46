/** A click that follows a link in place: no modifier key, main button. */
export function isPlainClick(event: Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">): boolean {
  return event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}

const controls =
  "a, button, input, textarea, select, video, audio, label, summary, [role='button'], [role='menuitem'], [role='note']";

/**
 * Whether a click on a card means the card as a whole: not one of its links and controls, and not the end of
 * selecting text.
 */
export function meansWholeCard(event: MouseEvent): boolean {
  if (event.defaultPrevented || !isPlainClick(event)) return false;
  if (!(event.target instanceof Element) || event.target.closest(controls)) return false;
  return globalThis.getSelection()?.isCollapsed !== false;
}
