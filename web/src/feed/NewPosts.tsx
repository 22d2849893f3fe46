import { ArrowUp } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { NewPosts_edges$key } from "../__generated__/NewPosts_edges.graphql.ts";
import type { useNewPosts_items$key } from "../__generated__/useNewPosts_items.graphql.ts";
import { Button } from "../ui/Button.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { newPostsText } from "./countNew.ts";
import { faultText } from "./faultText.ts";
import { useNewPosts } from "./useNewPosts.ts";

interface NewPostsProps {
  /** What the feed shows. */
  edges: NewPosts_edges$key;
  /** The community; null for the viewer's own feed. */
  communitySlug: string | null;
  /** Reads the beginning of the feed as it is now, without showing it. */
  read: () => Promise<useNewPosts_items$key | null>;
  /** Shows the feed from its beginning as it is now. */
  load: () => Promise<unknown>;
  /** The feed. */
  children: ReactNode;
}

/**
 * A feed with the offer to show what has come meanwhile. It floats above the posts and moves none of them; pressed, it
 * leads to the new ones at the top.
 */
export function NewPosts({ edges, communitySlug, read, load, children }: NewPostsProps) {
  const data = useFragment(
    graphql`
      fragment NewPosts_edges on FeedEdge @relay(plural: true) {
        node {
          ... on Node @alias(as: "thing") {
            id
          }
        }
      }
    `,
    edges,
  );
  const shown = new Set(data.flatMap(({ node }) => node?.thing?.id ?? []));
  const { count, read: looked } = useNewPosts({ communitySlug, shown, read });
  const [isLoading, setLoading] = useState(false);
  const feed = useRef<HTMLDivElement>(null);

  const show = async () => {
    setLoading(true);
    try {
      await load();
      window.scrollTo({ top: 0, behavior: "instant" });
      requestAnimationFrame(() => focusFirst(feed.current));
    } catch {
      showToast("error", faultText);
    } finally {
      setLoading(false);
    }
  };
  return (
    <div ref={feed}>
      <div
        aria-live="polite"
        className="pointer-events-none sticky top-[calc(var(--bar-top)+1.5rem)] z-10 flex h-0 items-center justify-center"
      >
        {count > 0 && (
          <Button
            variant="primary"
            size="small"
            icon={ArrowUp}
            isPending={isLoading}
            onPress={() => void show()}
            className="pointer-events-auto rounded-full! shadow-float"
          >
            {newPostsText(count, looked)}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}

function focusFirst(feed: HTMLElement | null): void {
  feed?.querySelector<HTMLElement>('[aria-posinset="1"]')?.focus({ preventScroll: true });
}
