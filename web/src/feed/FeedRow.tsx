import { use, useLayoutEffect, useRef } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { graphql, useFragment } from "react-relay";
import type { FeedRow_item$key } from "../__generated__/FeedRow_item.graphql.ts";
import { FeedItemCard } from "../posts/FeedItemCard.tsx";
import { FeedPosition } from "../posts/feedPosition.ts";
import { Button } from "../ui/Button.tsx";
import { cardClasses } from "../ui/Card.tsx";

interface FeedRowProps {
  item: FeedRow_item$key;
  /** Starts at 1. */
  position: number;
  /** The number of items in the whole feed; null while more can be loaded, since feeds are not counted. */
  size: number | null;
}

/**
 * A card with its position in the feed. It contains its own failures, so that they do not affect other cards. When it leaves the
 * window with the focus, the feed takes the focus.
 */
export function FeedRow({ item: reference, position, size }: FeedRowProps) {
  const item = useFragment(
    graphql`
      fragment FeedRow_item on FeedItem {
        ...FeedItemCard_item
      }
    `,
    reference,
  );
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (element?.contains(document.activeElement)) element.closest<HTMLElement>("[role=feed]")?.focus({ preventScroll: true });
    };
  }, []);
  const feedPosition: FeedPosition = { "aria-posinset": position, "aria-setsize": size ?? -1, tabIndex: -1 };
  return (
    <FeedPosition value={feedPosition}>
      <div ref={row} className="pb-2 tablet:pb-3">
        <ErrorBoundary FallbackComponent={BrokenCard}>
          <FeedItemCard item={item} />
        </ErrorBoundary>
      </div>
    </FeedPosition>
  );
}

function BrokenCard({ resetErrorBoundary }: FallbackProps) {
  return (
    <article
      {...use(FeedPosition)}
      aria-label="Unavailable post"
      className={cardClasses("focus-ring flex items-center justify-between gap-4 p-4 tablet:px-5")}
    >
      <p className="text-14 text-muted">This post cannot be shown.</p>
      <Button size="small" onPress={resetErrorBoundary}>
        Retry
      </Button>
    </article>
  );
}
