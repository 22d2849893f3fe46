import { useEffect, useRef, type RefObject } from "react";
import { useLocation, useNavigate, type Location } from "react-router";
import type { UnsavedTexts } from "../navigation/unsaved.ts";
import { useLeaveGuard } from "../navigation/useLeaveGuard.ts";
import { postSearch, readPostAddress, type PostAddress } from "./address.ts";
import { canGoBack, readAddressAt, isEditingAt, isEmbedded, readOverlayState } from "./overlayState.ts";
import { useCloseOverlay } from "./useCloseOverlay.ts";

interface Overlay {
  /** The post to show; null when the overlay is closed. */
  address: PostAddress | null;
  /** True when the post is being edited (OVERLAY-04). */
  isEditing: boolean;
  /** Shows the post instead of its form. */
  stopEditing: () => void;
  /** True when the comment box takes the focus at once. */
  compose: boolean;
  /** Goes back to where the overlay was opened, or removes the post from the address. */
  close: () => void;
  /** Set by the form: called when the reader discards unsaved changes. */
  onDiscard: RefObject<(() => void) | null>;
  /** The text boxes with unsaved changes. */
  unsaved: UnsavedTexts;
}

/** The overlay of the current history entry: in the query string or, in an embedded frame, in the entry's state. */
export function useOverlay(): Overlay {
  const location = useLocation();
  const navigate = useNavigate();
  const embedded = isEmbedded();
  const correction = embedded ? null : readPostAddress(location.search).correction;

  useEffect(() => {
    if (correction !== null)
      void navigate({ search: correction }, { replace: true, state: location.state, preventScrollReset: true });
  }, [correction, navigate, location.state]);

  const onDiscard = useRef<() => void>(null);
  const unsaved = useLeaveGuard(
    (from, to) => textBoxesKey(from) !== textBoxesKey(to),
    () => onDiscard.current?.(),
  );
  const address = readAddressAt(location);
  const close = useCloseOverlay();
  const { compose, isAbovePost } = readOverlayState(location.state);
  const stopEditing = () => {
    if (isAbovePost && canGoBack()) void navigate(-1);
    // In place of the form, so that closing the post does not return to it.
    else if (address)
      void navigate({ search: postSearch(location.search, address) }, { replace: true, preventScrollReset: true });
  };
  return { address, isEditing: isEditingAt(location), stopEditing, compose, close, onDiscard, unsaved };
}

/** The page and the post over it; text boxes keep their content as long as both stay the same. */
function textBoxesKey(location: Location): string {
  const address = readAddressAt(location);
  const post = address ? postSearch("", { ...address, commentId: null }) : "";
  return location.pathname + post + (isEditingAt(location) ? " edit" : "");
}
