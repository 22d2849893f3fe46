import type { KeyboardEvent, RefObject } from "react";
import type { WindowVirtualizerHandle } from "virtua";
import { shortcutOf } from "../lib/shortcuts.ts";

/** How often an item that has to be scrolled to is looked for, in animation frames. */
const patience = 20;

/**
 * The keys of the ARIA feed pattern: Page Down and Page Up go from item to item, Control+Home and Control+End
 * leave the feed for what stands before and after it. The shortcuts j and k go from item to item too. Fields keep
 * their own keys.
 * @param list the virtualised list, which may have to scroll before an item exists
 * @returns what the element with the role feed has to get
 */
export function useFeedKeys(list: RefObject<WindowVirtualizerHandle | null>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!(event.target instanceof HTMLElement) || event.target.closest(fields)) return;
    const feed = event.currentTarget;
    if (event.ctrlKey && (event.key === "Home" || event.key === "End")) {
      event.preventDefault();
      focusBeside(feed, event.key);
      return;
    }
    const step = steps[event.key] ?? steps[shortcutOf(event.nativeEvent) ?? ""];
    const position = Number(event.target.closest("[aria-posinset]")?.getAttribute("aria-posinset"));
    if (step === undefined || !position) return;
    event.preventDefault();
    focusItem(feed, list.current, position - 1 + step, patience);
  };
  return { onKeyDown };
}

const steps: Record<string, number> = { PageDown: 1, PageUp: -1, next: 1, previous: -1 };
const fields = "input, textarea, select, [contenteditable='true']";

function focusItem(feed: HTMLElement, list: WindowVirtualizerHandle | null, index: number, tries: number): void {
  const item = feed.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"]`);
  if (item) {
    item.focus({ preventScroll: true });
    item.scrollIntoView({ block: "start" });
    return;
  }
  if (index < 0 || tries === 0) return;
  list?.scrollToIndex(index);
  requestAnimationFrame(() => focusItem(feed, list, index, tries - 1));
}

const focusable = "a[href], button:not([disabled]), input:not([disabled]), textarea, select, [tabindex='0']";

/** Focuses the last control before the feed (Home), or the first one after it (End). */
function focusBeside(feed: HTMLElement, key: "Home" | "End"): void {
  const wanted = key === "End" ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const controls = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) => !feed.contains(control) && control.checkVisibility() && (feed.compareDocumentPosition(control) & wanted) !== 0,
  );
  controls.at(key === "End" ? 0 : -1)?.focus();
}
