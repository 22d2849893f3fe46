import { useLocation } from "react-router";
import type { LinkProps } from "../ui/Link.tsx";
import { postSearch, type PostAddress } from "./address.ts";
import { isPlainClick } from "./clicks.ts";
import { useOpenPost } from "./useOpenPost.ts";

/** Where a link leads: what `Link` takes. */
export type LinkTarget = Pick<LinkProps, "href" | "onClick">;

/** What makes a `Link` open a post over the current page, at a real address that can be opened apart or copied. */
export function usePostLink(address: PostAddress): LinkTarget {
  const { search } = useLocation();
  const openPost = useOpenPost();
  return {
    href: postSearch(search, address),
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      openPost(address);
    },
  };
}
