/** The cards of the page's feed that are drawn now, in feed order. */
const cards = () => [...document.querySelectorAll<HTMLElement>("[role='feed'] [aria-posinset]")];

/** The card that has the focus, itself or in something inside. */
function focusedCard(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>("[aria-posinset]") ?? null;
}

/** Into the feed: the first card that begins in sight, or for the way back the last one that begins above. */
export function enterFeed(way: "next" | "previous"): void {
  const sill = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) - 1;
  const isBelow = (card: HTMLElement) => card.getBoundingClientRect().top >= sill;
  const card = way === "next" ? cards().find(isBelow) : cards().findLast((each) => !isBelow(each));
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: "start" });
}

/** Presses a control of the focused card; on a page of one thing, that of the page. */
export function pressOnCard(control: "like" | "comment"): void {
  const isFeed = document.querySelector("[role='feed']") !== null;
  const place = isFeed ? focusedCard() : document.querySelector("main");
  place?.querySelector<HTMLElement>(`[data-shortcut="${control}"]`)?.click();
}

/** Puts the cursor into the field for searching; false where the page shows none. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>("[data-shortcut='search']");
  if (!field?.checkVisibility()) return false;
  field.focus();
  field.select();
  return true;
}
