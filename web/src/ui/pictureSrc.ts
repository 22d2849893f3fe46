import { isServer } from "../lib/isServer.ts";

/** A transparent picture without an intrinsic ratio. Without any src, the element would not keep its size. */
const emptyPicture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * The src of a large picture in a card. In the server-rendered page it is an empty picture, because loading the real one would
 * delay the client's code by up to a second on a slow phone. The client then renders the real one.
 */
export const pictureSrc = (url: string): string => (isServer ? emptyPicture : url);
