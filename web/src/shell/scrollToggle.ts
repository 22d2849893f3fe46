/** up: offers to scroll to the top; back: offers to return to the earlier position; none: offers nothing. */
export type ScrollOffer = { kind: "none" } | { kind: "up" } | { kind: "back"; position: number };

/** The scroll position from which the toggle offers to scroll to the top, in px (CONST-22). */
const THRESHOLD = 240;

/** The offer after the reader has scrolled to a position. */
export function getScrollOffer(offer: ScrollOffer, top: number): ScrollOffer {
  if (top > THRESHOLD) return { kind: "up" };
  return offer.kind === "back" ? offer : { kind: "none" };
}

/** The offer after the reader has jumped to the top from a position. */
export function offerBack(position: number): ScrollOffer {
  return { kind: "back", position };
}
