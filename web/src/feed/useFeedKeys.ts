import { useRef, type KeyboardEvent, type RefObject } from "react";
import type { WindowVirtualizerHandle } from "virtua";
import { findShortcut } from "../lib/shortcuts.ts";

/** Time limit for an item that must be scrolled to or loaded with the next page, in ms. */
const TIME_LIMIT = 10_000;
/** Time after which the feed scrolls to an item again, in ms. */
const SCROLL_INTERVAL = 300;

/**
 * The keys of the ARIA feed pattern: Page Down and Page Up move between items, Control+Home and Control+End move the focus
 * before and after the feed. The shortcuts j and k also move between items. Fields keep their own keys.
 * @param list the virtualised list, which may have to scroll before an item exists
 * @param total the number of items that are loaded or about to be
 * @returns props for the element with the role feed, which takes the focus when the focused item leaves the window
 */
export function useFeedKeys(list: RefObject<WindowVirtualizerHandle | null>, total: number) {
  const currentSearch = useRef<AbortController>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const feed = event.currentTarget;
    // React also reports the keys of dialogs that items have opened, which are elsewhere in the document.
    if (!(event.target instanceof HTMLElement) || !feed.contains(event.target) || event.target.closest(fields)) return;
    if (event.ctrlKey && (event.key === "Home" || event.key === "End")) {
      event.preventDefault();
      focusBeside(feed, event.key);
      return;
    }
    const step = steps[event.key] ?? steps[findShortcut(event.nativeEvent) ?? ""];
    const focused = event.target.closest(items);
    // If the focused item has left the window, the first one in it is the next.
    const item = focused ?? [...feed.querySelectorAll(items)].find((other) => other.getBoundingClientRect().top >= 0);
    if (step === undefined || !item) return;
    event.preventDefault();
    currentSearch.current?.abort();
    currentSearch.current = new AbortController();
    const index = Number(item.getAttribute("aria-posinset")) - 1 + (focused || step < 0 ? step : 0);
    if (index < 0 || index >= total) return;
    focusItem({ feed, list: list.current, index, from: event.target, search: currentSearch.current });
  };
  return { onKeyDown, tabIndex: -1 };
}

const steps: Record<string, number> = { PageDown: 1, PageUp: -1, next: 1, previous: -1 };
const items = "[aria-posinset]";
const fields = "input, textarea, select, [contenteditable='true']";

interface Search {
  feed: HTMLElement;
  list: WindowVirtualizerHandle | null;
  /** Starts at 0. */
  index: number;
  /** The previously focused element; moving the focus elsewhere ends the search. */
  from: HTMLElement;
  /** Aborted when another search begins. */
  search: AbortController;
}

function focusItem({ feed, list, index, from, search }: Search): void {
  const end = performance.now() + TIME_LIMIT;
  let scrolledAt = -SCROLL_INTERVAL;
  const tryFocus = (): void => {
    const item = feed.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"]`);
    item?.focus({ preventScroll: true });
    // A new item cannot take the focus until the list has measured it.
    if (item && document.activeElement === item) {
      search.abort();
      item.scrollIntoView({ block: "start" });
      return;
    }
    const now = performance.now();
    // When the list unmounts the previously focused item, the feed takes the focus, which does not count as leaving.
    const hasLeft = document.activeElement !== from && document.activeElement !== feed;
    if (hasLeft || now > end) search.abort();
    if (search.signal.aborted) return;
    if (now - scrolledAt >= SCROLL_INTERVAL) {
      scrolledAt = now;
      // The list's own scrollToIndex repeats itself while cards are measured, and so undoes the scrolling of the next key.
      if (list) window.scrollBy({ top: feed.getBoundingClientRect().top + list.getItemOffset(index), behavior: "instant" });
    }
    requestAnimationFrame(tryFocus);
  };
  // Scrolling by hand ends the search, so that it does not scroll the reader back.
  for (const type of ["wheel", "touchmove"])
    window.addEventListener(type, () => search.abort(), { passive: true, signal: search.signal });
  tryFocus();
}

const focusable = "a[href], button:not([disabled]), input:not([disabled]), textarea, select, [tabindex='0']";

/** Focuses the last control before the feed (Home), or the first one after it (End). */
function focusBeside(feed: HTMLElement, key: "Home" | "End"): void {
  const direction = key === "End" ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const controls = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) =>
      !feed.contains(control) && control.checkVisibility() && (feed.compareDocumentPosition(control) & direction) !== 0,
  );
  controls.at(key === "End" ? 0 : -1)?.focus();
}
