import { useNavigate } from "react-router";
import { postSearch, type PostAddress } from "./address.ts";
import { isEmbedded, type OverlayState } from "./overlayState.ts";

/**
 * Opens a post over the current page by a navigation that leaves the page where it is. In an embedded frame the
 * address stays and the history entry's state names the post.
 * @returns open(address, compose: true to begin a comment at once)
 */
export function useOpenPost(): (address: PostAddress, compose?: boolean) => void {
  const navigate = useNavigate();
  return (address, compose = false) => {
    const embedded = isEmbedded();
    const { search } = location;
    const state: OverlayState = embedded ? { post: address, compose } : { compose };
    const to = { search: embedded ? search : postSearch(search, address) };
    void navigate(to, { state, preventScrollReset: true, replace: embedded });
  };
}
