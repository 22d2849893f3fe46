/** The rendered cards of the page's feed, in feed order. */
const cards = () => [...document.querySelectorAll<HTMLElement>("[role='feed'] [aria-posinset]")];

/** The card that has the focus or contains the focused element. */
function focusedCard(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>("[aria-posinset]") ?? null;
}

/** Focuses a card of the feed: the first one whose top is visible or, for "previous", the last one that starts above. */
export function enterFeed(direction: "next" | "previous"): void {
  const topEdge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) - 1;
  const isBelow = (card: HTMLElement) => card.getBoundingClientRect().top >= topEdge;
  const card = direction === "next" ? cards().find(isBelow) : cards().findLast((each) => !isBelow(each));
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: "start" });
}

/** Presses a control of the focused card or, on a page without a feed, of the page itself. */
export function pressOnCard(control: "like" | "comment"): void {
  const isFeed = document.querySelector("[role='feed']") !== null;
  const place = isFeed ? focusedCard() : document.querySelector("main");
  place?.querySelector<HTMLElement>(`[data-shortcut="${control}"]`)?.click();
}

/** Focuses the search field; returns false when the page shows none. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>("[data-shortcut='search']");
  if (!field?.checkVisibility()) return false;
  field.focus();
  field.select();
  return true;
}
