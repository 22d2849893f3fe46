import { useLocation } from "react-router";
import type { LinkProps } from "../ui/Link.tsx";
import { postSearch, type PostAddress } from "./address.ts";
import { isEmbedded } from "./overlayState.ts";
import { useOpenPost } from "./useOpenPost.ts";

/** Where a link leads: what `Link` takes. */
export type LinkTarget = Pick<LinkProps, "href" | "onPress">;

/**
 * What makes a `Link` open a post over the current page: a real address, that can be opened apart or copied. In an
 * embedded frame, whose address stays as it is, there is none.
 */
export function usePostLink(address: PostAddress): LinkTarget {
  const { search } = useLocation();
  const openPost = useOpenPost();
  return isEmbedded() ? { onPress: () => openPost(address) } : { href: postSearch(search, address) };
}
