import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { useFirstPageDrawn } from "../lib/firstPage.ts";
import { lazyPart } from "../lib/lazyPart.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { readPostAddress, withoutPost } from "../posts/address.ts";
import { PostSkeleton } from "../posts/PostSkeleton.tsx";
import { Dialog } from "../ui/Dialog.tsx";

const PostOverlay = lazyPart(async () => (await import("../posts/PostOverlay.tsx")).PostOverlay);

/** Shows a post over the page when the address names one. The dialog opens before its code has loaded. */
export function PostOverlayRoute() {
  const { search } = useLocation();
  const isDrawn = useFirstPageDrawn();
  if (!isDrawn && !readPostAddress(search).address) return null;
  return (
    <LoadedPart
      fallback={
        <Frame>
          <PostSkeleton />
        </Frame>
      }
      frame={inFrame}
    >
      <PostOverlay />
    </LoadedPart>
  );
}

const inFrame = (content: ReactNode) => <Frame>{content}</Frame>;

function Frame({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  if (!readPostAddress(search).address) return null;
  const close = () => void navigate({ search: withoutPost(search) }, { replace: true, preventScrollReset: true });
  return (
    <Dialog isOpen onClose={close} size="large" title="Post">
      {children}
    </Dialog>
  );
}
