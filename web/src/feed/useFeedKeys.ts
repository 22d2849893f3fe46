import { useRef, type KeyboardEvent, type RefObject } from "react";
import type { WindowVirtualizerHandle } from "virtua";
import { shortcutOf } from "../lib/shortcuts.ts";

/** How long an item is looked for that has to be scrolled to, or comes with the next page; ms. */
const patience = 10_000;
/** How long scrolling may take to bring an item before it is scrolled to again; ms. */
const scrolling = 300;

/**
 * The keys of the ARIA feed pattern: Page Down and Page Up go from item to item, Control+Home and Control+End
 * leave the feed for what stands before and after it. The shortcuts j and k go from item to item too. Fields keep
 * their own keys.
 * @param list the virtualised list, which may have to scroll before an item exists
 * @param total how many items there are in all, loaded or not
 * @returns what the element with the role feed has to get
 */
export function useFeedKeys(list: RefObject<WindowVirtualizerHandle | null>, total: number) {
  const looking = useRef<AbortController>(null);
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
    looking.current?.abort();
    looking.current = new AbortController();
    const index = position - 1 + step;
    if (index < 0 || index >= total) return;
    focusItem({ feed, list: list.current, index, from: event.target, search: looking.current });
  };
  return { onKeyDown };
}

const steps: Record<string, number> = { PageDown: 1, PageUp: -1, next: 1, previous: -1 };
const fields = "input, textarea, select, [contenteditable='true']";

interface Search {
  feed: HTMLElement;
  list: WindowVirtualizerHandle | null;
  /** From 0. */
  index: number;
  /** Where the reader was; going elsewhere ends the search. */
  from: HTMLElement;
  /** Aborted when another one begins. */
  search: AbortController;
}

function focusItem({ feed, list, index, from, search }: Search): void {
  const end = performance.now() + patience;
  let scrolledAt = -scrolling;
  const look = (): void => {
    const item = feed.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"]`);
    item?.focus({ preventScroll: true });
    // An item that has just been added takes no focus until the list has measured it.
    if (item && document.activeElement === item) {
      search.abort();
      item.scrollIntoView({ block: "start" });
      return;
    }
    const now = performance.now();
    // A list that drops the item from which the reader goes on leaves the focus with the page.
    const hasLeft = document.activeElement !== from && document.activeElement !== document.body;
    if (hasLeft || now > end) search.abort();
    if (search.signal.aborted) return;
    if (now - scrolledAt >= scrolling) {
      scrolledAt = now;
      list?.scrollToIndex(index);
    }
    requestAnimationFrame(look);
  };
  // Whoever scrolls on by hand is not taken back.
  for (const type of ["wheel", "touchmove"]) {
    window.addEventListener(type, () => search.abort(), { passive: true, signal: search.signal });
  }
  look();
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
