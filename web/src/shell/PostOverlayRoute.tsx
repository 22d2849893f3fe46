import { useSyncExternalStore, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useFirstPageDrawn } from "../lib/firstPage.ts";
import { lazyPart } from "../lib/lazyPart.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import type { PostAddress } from "../posts/address.ts";
import { OverlayHead, overlayTitle } from "../posts/OverlayHead.tsx";
import { readAddressAt, isEditingAt } from "../posts/overlayState.ts";
import { PostSkeleton } from "../posts/PostSkeleton.tsx";
import { useCloseOverlay } from "../posts/useCloseOverlay.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { DialogFrame } from "../ui/DialogFrame.tsx";
import type { RouterView } from "./RouteAnnouncer.tsx";

const PostOverlay = lazyPart(async () => (await import("../posts/PostOverlay.tsx")).PostOverlay);

/**
 * Shows a post over the page when the address names one. The dialog opens before its code has loaded. Its frame follows the
 * press at once: the router's location, unlike that of the page, does not wait until everything is rendered.
 */
export function PostOverlayRoute({ router }: { router: RouterView }) {
  const shown = useLocation();
  const requested = useSyncExternalStore(
    (changed) => router.subscribe(changed),
    () => router.state.location,
  );
  const isDrawn = useFirstPageDrawn();
  const address = readAddressAt(shown);
  const opening = address ? null : readAddressAt(requested);
  return (
    <>
      {opening && <OpeningFrame address={opening} isEditing={isEditingAt(requested)} />}
      {(isDrawn || address) && (
        <LoadedPart
          fallback={
            <Frame>
              <PostSkeleton />
            </Frame>
          }
          frame={renderInFrame}
        >
          <PostOverlay />
        </LoadedPart>
      )}
    </>
  );
}

/** The dialog's frame while the dialog is rendered, about as tall as the dialog, which would jump otherwise. */
function OpeningFrame({ address, isEditing }: { address: PostAddress; isEditing: boolean }) {
  const close = useCloseOverlay();
  return (
    <DialogFrame
      onClose={close}
      size="large"
      title={overlayTitle(address.key, isEditing)}
      head={<OverlayHead postKey={address.key} isEditing={isEditing} />}
    >
      <PostSkeleton />
    </DialogFrame>
  );
}

const renderInFrame = (content: ReactNode) => <Frame>{content}</Frame>;

/** The dialog before its code has loaded, or when it cannot be loaded. */
function Frame({ children }: { children: ReactNode }) {
  const location = useLocation();
  const close = useCloseOverlay();
  const address = readAddressAt(location);
  if (!address) return null;
  const isEditing = isEditingAt(location);
  return (
    <Dialog
      isOpen
      onClose={close}
      size="large"
      title={overlayTitle(address.key, isEditing)}
      head={<OverlayHead postKey={address.key} isEditing={isEditing} />}
      skeleton={children}
    >
      {children}
    </Dialog>
  );
}
