import { useRef, type ReactElement } from "react";
import { graphql, useFragment } from "react-relay";
import { WindowVirtualizer, type WindowVirtualizerHandle } from "virtua";
import type { FeedList_edges$data, FeedList_edges$key } from "../__generated__/FeedList_edges.graphql.ts";
import { ListFrame } from "../lists/ListFrame.tsx";
import { useList } from "../lists/useList.ts";
import type { Pagination } from "../lists/useNextPage.ts";
import { useRememberedSizes } from "../lists/useRememberedSizes.ts";
import type { Reload } from "../loading/useReload.ts";
import type { EmptyStateProps } from "../ui/EmptyState.tsx";
import { FeedRow } from "./FeedRow.tsx";
import { FeedSkeleton } from "./FeedSkeleton.tsx";
import { NewPosts } from "./NewPosts.tsx";
import { useFeedKeys } from "./useFeedKeys.ts";
import type { NewPostsSource } from "./useNewPostsSource.ts";

interface FeedListProps {
  /** Null when the feed could not be read. */
  edges: FeedList_edges$key | null | undefined;
  /** How many items there are in all. */
  total: number | undefined;
  pagination: Pagination;
  reload: Reload;
  /** Names the feed for screen readers. */
  label: string;
  /** Tells this list from others of the same page, for coming back to it. */
  name: string;
  /** What an empty feed says, or what is there instead of it. */
  empty: EmptyStateProps | ReactElement;
  /** Where new posts come from; without it the feed does not look for any. */
  newPosts?: NewPostsSource;
}

/** Kept rendered above and below the window, in px. */
const buffer = 800;
/** How far before the end the next page is asked for, in px: two to three screens of a laptop, as cards are tall. */
const lead = 2400;

/**
 * An endless list of posts and news that stays light however long it gets: only the cards around the window are
 * rendered, and heights are remembered, so that nothing moves while reading and the position is kept when coming back.
 */
export function FeedList({ edges: reference, total = 0, pagination, reload, label, name, empty, newPosts }: FeedListProps) {
  const edges = useFragment(
    graphql`
      fragment FeedList_edges on FeedEdge @relay(plural: true) {
        node {
          ... on Node {
            id
          }
        }
        ...FeedRow_edge
      }
    `,
    reference,
  );
  const list = useList({ edges, keyOf: ({ node }) => node?.id, pagination, reload });
  const { items } = list;
  const frame = (
    <ListFrame list={list} empty={empty} skeleton={<FeedSkeleton cards={2} />} lead={lead} endText="You are up to date.">
      <Cards items={items ?? []} total={total} label={label} name={name} isLoading={list.page.isLoading} />
    </ListFrame>
  );
  if (!newPosts || !items) return frame;
  return (
    <NewPosts shown={new Set(items.flatMap(({ node }) => node?.id ?? []))} source={newPosts}>
      {frame}
    </NewPosts>
  );
}

interface CardsProps {
  items: FeedList_edges$data;
  total: number;
  label: string;
  name: string;
  isLoading: boolean;
}

function Cards({ items, total, label, name, isLoading }: CardsProps) {
  const list = useRef<WindowVirtualizerHandle>(null);
  const keys = useFeedKeys(list, Math.max(total, items.length));
  const sizes = useRememberedSizes(list, name, items.length);
  return (
    <div role="feed" aria-label={label} aria-busy={isLoading} {...keys}>
      <WindowVirtualizer ref={list} data={items} bufferSize={buffer} {...(sizes ? { cache: sizes } : {})}>
        {(edge, index) => <FeedRow key={edge.node?.id} edge={edge} position={index + 1} total={total} />}
      </WindowVirtualizer>
    </div>
  );
}
