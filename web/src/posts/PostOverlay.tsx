import { Suspense, useState, type RefObject } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Highlight, useHighlight } from "../comments/highlight.ts";
import { FormSkeleton } from "../forms/FormSkeleton.tsx";
import { lazyPart } from "../lib/lazyPart.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { Unsaved } from "../navigation/unsaved.ts";
import { Dialog } from "../ui/Dialog.tsx";
import type { PostAddress } from "./address.ts";
import { OverlayHead, overlayTitle } from "./OverlayHead.tsx";
import { OverlayComposer, OverlayPost } from "./OverlayPost.tsx";
import { PostSkeleton } from "./PostSkeleton.tsx";
import { useOverlay } from "./useOverlay.ts";
import { usePostQuery } from "./usePostQuery.ts";

const EditPost = lazyPart(async () => (await import("./writing/EditPost.tsx")).EditPost);

/**
 * A post over the current page, when the address names one (OVERLAY-01). Its counts are in the shared
 * store, so every list that shows the post is up to date before the overlay closes.
 */
export function PostOverlay() {
  const { address, isEditing, stopEditing, compose, close, onDiscard, unsaved } = useOverlay();
  const [shown, setShown] = useState(address);
  // The last post stays visible during the exit animation.
  if (address && (!shown || !isSame(address, shown))) setShown(address);
  if (!shown) return null;
  return (
    <Unsaved value={unsaved}>
      <OverlayDialog
        isOpen={address !== null}
        address={shown}
        isEditing={isEditing}
        onEdited={() => {
          // All changes have just been saved.
          unsaved.clear();
          stopEditing();
        }}
        onDiscard={onDiscard}
        compose={compose}
        onClose={close}
      />
    </Unsaved>
  );
}

interface OverlayDialogProps {
  isOpen: boolean;
  address: PostAddress;
  isEditing: boolean;
  onEdited: () => void;
  onDiscard: RefObject<(() => void) | null>;
  compose: boolean;
  onClose: () => void;
}

function OverlayDialog({ isOpen, address, isEditing, onEdited, onDiscard, compose, onClose }: OverlayDialogProps) {
  const { post, reload } = usePostQuery(address, isOpen);
  const [highlighted, highlight] = useHighlight();
  const skeleton = isEditing ? <FormSkeleton /> : <PostSkeleton />;
  return (
    <Highlight value={highlighted}>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        size="large"
        title={overlayTitle(address.key, isEditing)}
        head={<OverlayHead postKey={address.key} isEditing={isEditing} />}
        skeleton={skeleton}
        footer={
          !isEditing && (
            <ErrorBoundary fallback={null} resetKeys={[post]}>
              <Suspense fallback={<div className="h-10.5 rounded-control bg-sunken" />}>
                {post && <OverlayComposer key={address.databaseId} post={post} takesFocus={compose} onAdded={highlight} />}
              </Suspense>
            </ErrorBoundary>
          )
        }
      >
        <LoadedPart fallback={skeleton} onRetry={reload} resetKeys={[post]}>
          {isEditing ? (
            <EditPost key={`${address.key} ${address.databaseId}`} address={address} onDone={onEdited} onDiscard={onDiscard} />
          ) : post ? (
            <OverlayPost post={post} onRemoved={onClose} highlight={highlight} />
          ) : (
            <PostSkeleton />
          )}
        </LoadedPart>
      </Dialog>
    </Highlight>
  );
}

function isSame(one: PostAddress, other: PostAddress): boolean {
  return one.key === other.key && one.databaseId === other.databaseId && one.commentId === other.commentId;
}
