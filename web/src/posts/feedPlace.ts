import { createContext } from "react";

/** Where a card stands in the feed that shows it, as the ARIA feed pattern wants it said. */
export interface FeedPlace {
  "aria-posinset": number;
  /** -1 when nobody knows how many there are. */
  "aria-setsize": number;
  /** Page Down and Page Up move the focus from card to card; Tab goes to what is inside. */
  tabIndex: -1;
}

/** Given by a feed to each of its cards; null outside a feed. */
export const FeedPlace = createContext<FeedPlace | null>(null);
