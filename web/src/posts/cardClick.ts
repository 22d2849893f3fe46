const controls =
  "a, button, input, textarea, select, video, audio, label, summary, " +
  "[role='link'], [role='button'], [role='menuitem'], [role='note']";

/**
 * Whether a click opens the card: not one on its links and controls, and not the end of selecting text.
 */
export function isCardClick(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  if (!(event.target instanceof Element) || event.target.closest(controls)) return false;
  return globalThis.getSelection()?.isCollapsed !== false;
}
