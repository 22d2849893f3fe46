/** up: offers the way to the top; back: the way to where the reader was; none: offers nothing. */
export type ScrollOffer = { kind: "none" } | { kind: "up" } | { kind: "back"; position: number };

/** CONST-22, in px. */
const threshold = 240;

/** What is offered after scrolling by hand to a position. */
export function offerAt(offer: ScrollOffer, top: number): ScrollOffer {
  if (top > threshold) return { kind: "up" };
  return offer.kind === "back" ? offer : { kind: "none" };
}

/** What is offered after the way to the top was taken from a position. */
export function offerBack(position: number): ScrollOffer {
  return { kind: "back", position };
}
