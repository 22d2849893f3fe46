import { useNavigate } from "react-router";
import { withoutPost } from "./address.ts";
import { canGoBack, isEmbedded } from "./overlayState.ts";

/** Goes back to the page where the post was opened, or removes the post from the address. */
export function useCloseOverlay(): () => void {
  const navigate = useNavigate();
  return () => {
    const embedded = isEmbedded();
    if (!embedded && canGoBack()) {
      void navigate(-1);
    } else {
      // The browser's address, because the rendered location is still the previous one while the post is opening.
      const { search } = window.location;
      void navigate({ search: embedded ? search : withoutPost(search) }, { replace: true, preventScrollReset: true });
    }
  };
}
