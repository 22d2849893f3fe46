import { Suspense, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Highlight, useHighlight } from "../comments/highlight.ts";
import { Unsaved } from "../comments/unsaved.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { PostAddress } from "./address.ts";
import { postKinds, postTypes } from "./kinds/index.ts";
import { OverlayComposer, OverlayPost } from "./OverlayPost.tsx";
import { PostError } from "./PostError.tsx";
import { PostSkeleton } from "./PostSkeleton.tsx";
import { useOverlay } from "./useOverlay.ts";
import { usePostQuery } from "./usePostQuery.ts";

/**
 * A post over the current page, when the address names one (OVERLAY-01). Its numbers live in the shared store, so
 * every list that shows the post has taken them over before the overlay closes (D-89).
 */
export function PostOverlay() {
  const { address, compose, close, unsaved } = useOverlay();
  const [shown, setShown] = useState(address);
  // What was open stays in sight while the overlay goes.
  if (address && (!shown || !isSame(address, shown))) setShown(address);
  if (!shown) return null;
  return (
    <Unsaved value={unsaved}>
      <OverlayDialog isOpen={address !== null} address={shown} compose={compose} onClose={close} />
    </Unsaved>
  );
}

interface OverlayDialogProps {
  isOpen: boolean;
  address: PostAddress;
  compose: boolean;
  onClose: () => void;
}

function OverlayDialog({ isOpen, address, compose, onClose }: OverlayDialogProps) {
  const { post, reload } = usePostQuery(address, isOpen);
  const [highlighted, highlight] = useHighlight();
  const { label, icon } = postKinds[postTypes[address.key]];
  return (
    <Highlight value={highlighted}>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        size="large"
        title={label}
        head={
          <span className="flex items-center gap-2 text-15 font-semibold">
            <Icon of={icon} />
            {label}
          </span>
        }
        footer={
          <div className="px-4 py-3 tablet:px-6">
            <ErrorBoundary fallback={null} resetKeys={[post]}>
              <Suspense fallback={<div className="h-10.5 rounded-control bg-sunken" />}>
                {post && <OverlayComposer key={address.databaseId} post={post} takesFocus={compose} onAdded={highlight} />}
              </Suspense>
            </ErrorBoundary>
          </div>
        }
      >
        <ErrorBoundary resetKeys={[post]} FallbackComponent={PostError} onReset={reload}>
          <Suspense fallback={<PostSkeleton />}>
            {post ? <OverlayPost post={post} onGone={onClose} highlight={highlight} /> : <PostSkeleton />}
          </Suspense>
        </ErrorBoundary>
      </Dialog>
    </Highlight>
  );
}

function isSame(one: PostAddress, other: PostAddress): boolean {
  return one.key === other.key && one.databaseId === other.databaseId && one.commentId === other.commentId;
}
