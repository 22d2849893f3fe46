import { useNavigate } from "react-router";
import { withoutPost } from "./address.ts";
import { canGoBack, isEmbedded } from "./overlayState.ts";

/** Goes back to where the post was opened, or removes it from the address. */
export function useCloseOverlay(): () => void {
  const navigate = useNavigate();
  return () => {
    const embedded = isEmbedded();
    if (!embedded && canGoBack()) void navigate(-1);
    else {
      // The browser's own address: that of the page is still the former one while the post is opening.
      const { search } = window.location;
      void navigate({ search: embedded ? search : withoutPost(search) }, { replace: true, preventScrollReset: true });
    }
  };
}
