import { useLocation } from "react-router";
import type { LinkProps } from "../ui/Link.tsx";
import { postSearch, type PostAddress } from "./address.ts";
import { isEmbedded } from "./overlayState.ts";
import { useOpenPost } from "./useOpenPost.ts";

/** The props of `Link` that determine its target. */
export type LinkTarget = Pick<LinkProps, "href" | "onPress">;

/**
 * The props with which a `Link` opens a post over the current page. The address can be opened in a new tab or copied. In an
 * embedded frame, whose address stays the same, there is none.
 */
export function usePostLink(address: PostAddress): LinkTarget {
  const { search } = useLocation();
  const openPost = useOpenPost();
  return isEmbedded() ? { onPress: () => openPost(address) } : { href: postSearch(search, address) };
}
