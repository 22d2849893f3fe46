import { useNavigate } from "react-router";
import { postSearch, type PostAddress } from "./address.ts";
import { isEmbedded, type OverlayState } from "./overlayState.ts";

/**
 * Opens a post over the current page without changing the page's scroll position. In an embedded frame the address stays the
 * same and the history entry's state names the post.
 * @returns open(address, compose: true to focus the comment box at once)
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
