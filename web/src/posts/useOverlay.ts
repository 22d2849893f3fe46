import { useEffect } from "react";
import { useLocation, useNavigate, type Location } from "react-router";
import type { UnsavedTexts } from "../comments/unsaved.ts";
import { useLeaveGuard } from "../comments/useLeaveGuard.ts";
import { postSearch, readPostAddress, withoutPost, type PostAddress } from "./address.ts";
import { canGoBack, isEmbedded, readOverlayState } from "./overlayState.ts";

interface Overlay {
  /** The post to show; null when the overlay is closed. */
  address: PostAddress | null;
  /** True when a comment is to be begun at once. */
  compose: boolean;
  /** Goes back to where the overlay was opened, or takes the post out of the address (D-87). */
  close: () => void;
  /** Holds the text boxes that would lose something by closing. */
  unsaved: UnsavedTexts;
}

/** The overlay as the current history entry has it: in the query string, in an embedded frame in its state (D-88). */
export function useOverlay(): Overlay {
  const location = useLocation();
  const navigate = useNavigate();
  const embedded = isEmbedded();
  const correction = embedded ? null : readPostAddress(location.search).correction;

  useEffect(() => {
    if (correction !== null) void navigate({ search: correction }, { replace: true, state: location.state, preventScrollReset: true });
  }, [correction, navigate, location.state]);

  const unsaved = useLeaveGuard((from, to) => placeOf(from) !== placeOf(to));
  const close = () => {
    if (!embedded && canGoBack()) void navigate(-1);
    else void navigate({ search: embedded ? location.search : withoutPost(location.search) }, { replace: true, preventScrollReset: true });
  };
  return { address: addressAt(location), compose: readOverlayState(location.state).compose, close, unsaved };
}

function addressAt({ search, state }: Location): PostAddress | null {
  return isEmbedded() ? readOverlayState(state).post : readPostAddress(search).address;
}

/** The page and the post over it; text boxes live as long as both stay. */
function placeOf(location: Location): string {
  const address = addressAt(location);
  return location.pathname + (address ? postSearch("", { ...address, commentId: null }) : "");
}
