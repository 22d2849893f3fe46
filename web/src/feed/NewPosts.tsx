import { ArrowUp } from "lucide-react";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { NewPosts_edges$key } from "../__generated__/NewPosts_edges.graphql.ts";
import type { useNewPosts_items$key } from "../__generated__/useNewPosts_items.graphql.ts";
import { failureOf, failureText } from "../relay/failures.ts";
import { Button } from "../ui/Button.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { newPostsText } from "./countNew.ts";
import { goToFirst } from "./goToFirst.ts";
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
  const [timesShown, setTimesShown] = useState(0);
  const feed = useRef<HTMLDivElement>(null);
  // With the list's own change, before it is painted: later, the list would move under what one presses meanwhile.
  useLayoutEffect(() => {
    if (timesShown > 0 && feed.current) return goToFirst(feed.current);
    return undefined;
  }, [timesShown]);

  const show = async () => {
    setLoading(true);
    try {
      await load();
      setTimesShown((times) => times + 1);
    } catch (error) {
      const text = failureText(failureOf(error));
      if (text) showToast("error", text);
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
