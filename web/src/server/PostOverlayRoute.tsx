import { Suspense, useState } from "react";
import { loadQuery, useRelayEnvironment } from "react-relay";
import { useLocation } from "react-router";
import query, { type OverlayPostQuery } from "../__generated__/OverlayPostQuery.graphql.ts";
import type { PostAddress } from "../posts/address.ts";
import { OverlayHead, overlayTitle } from "../posts/OverlayHead.tsx";
import { OverlayComposer, OverlayPost } from "../posts/OverlayPost.tsx";
import { readAddressAt } from "../posts/overlayState.ts";
import { PostSkeleton } from "../posts/PostSkeleton.tsx";
import { postVariables } from "../posts/postVariables.ts";
import { DialogBody } from "../ui/DialogBody.tsx";
import { DialogFrame } from "../ui/DialogFrame.tsx";

/**
 * Takes the place of `shell/PostOverlayRoute.tsx` in the build for the gateway: shows a post over the page as its dialog looks,
 * without the dialog's behaviour, whose code does not run outside of a browser.
 */
export function PostOverlayRoute() {
  const address = readAddressAt(useLocation());
  return address && <Overlay address={address} />;
}

function Overlay({ address }: { address: PostAddress }) {
  const environment = useRelayEnvironment();
  const [post] = useState(() => loadQuery<OverlayPostQuery>(environment, query, postVariables(address)));
  const composer = (
    <Suspense fallback={<div className="h-10.5 rounded-control bg-sunken" />}>
      <OverlayComposer post={post} takesFocus={false} onAdded={() => {}} />
    </Suspense>
  );
  return (
    <DialogFrame
      onClose={() => {}}
      size="large"
      title={overlayTitle(address.key, false)}
      head={<OverlayHead postKey={address.key} isEditing={false} />}
    >
      <div className="flex h-full flex-col">
        <DialogBody footer={composer}>
          <Suspense fallback={<PostSkeleton />}>
            <OverlayPost post={post} onRemoved={() => {}} highlight={() => {}} />
          </Suspense>
        </DialogBody>
      </div>
    </DialogFrame>
  );
}
