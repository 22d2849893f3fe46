import { isServer } from "../lib/isServer.ts";

/** A transparent picture without a ratio of its own: a picture without an address would not keep its place. */
const EMPTY = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * The address of a large picture of a card. In the first view from the gateway its place is empty, because pictures would delay
 * the client's code by up to a second on a slow phone. The client shows it when it takes the view's place.
 */
export const pictureSrc = (url: string): string => (isServer ? EMPTY : url);
