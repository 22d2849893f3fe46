import { createContext } from "react";

/** The position of a card in the feed that shows it, as attributes of the ARIA feed pattern. */
export interface FeedPosition {
  "aria-posinset": number;
  /** -1 when the number of cards is not known. */
  "aria-setsize": number;
  /** Page Down and Page Up move the focus from card to card; Tab moves to the controls inside. */
  tabIndex: -1;
}

/** Provided by a feed for each of its cards; null outside a feed. */
export const FeedPosition = createContext<FeedPosition | null>(null);
