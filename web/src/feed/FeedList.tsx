import { startTransition, useEffect, useRef, useState, type ReactElement } from "react";
import { graphql, useFragment } from "react-relay";
import { WindowVirtualizer, type WindowVirtualizerHandle } from "virtua";
import type { FeedList_items$data, FeedList_items$key } from "../__generated__/FeedList_items.graphql.ts";
import { isServer } from "../lib/isServer.ts";
import { ListFrame } from "../lists/ListFrame.tsx";
import { useList } from "../lists/useList.ts";
import type { NextPage, Pagination } from "../lists/useNextPage.ts";
import { useRememberedSizes } from "../lists/useRememberedSizes.ts";
import type { Reload } from "../loading/useReload.ts";
import type { EmptyStateProps } from "../ui/EmptyState.tsx";
import { FeedRow } from "./FeedRow.tsx";
import { FeedSkeleton } from "./FeedSkeleton.tsx";
import { NewPosts } from "./NewPosts.tsx";
import { useFeedKeys } from "./useFeedKeys.ts";
import type { NewPostsSource } from "./useNewPostsSource.ts";

interface FeedListProps {
  /** Null when the feed could not be read. An item of an unknown type is null and left out. */
  items: readonly (FeedList_items$key[number] | null | undefined)[] | null | undefined;
  pagination: Pagination;
  reload: Reload;
  /** Accessible name of the feed. */
  label: string;
  /** Distinguishes this list from others on the same page when its position is restored. */
  name: string;
  /** The empty state, or an element to show instead. */
  empty: EmptyStateProps | ReactElement;
  /** The source of new posts; without it the feed does not check for any. */
  newPosts?: NewPostsSource;
}

/** Rendered beyond the window above and below, in px. */
const BUFFER = 800;
/** The height of a tall card in px, assumed until a card is measured. By default it is 40, and a whole page would be rendered. */
const ASSUMED_HEIGHT = 440;
/** The number of cards that the gateway renders, which has no window to fill. A phone shows two of them. */
const FIRST_CARDS = 3;
/** Distance from the end at which the next page is requested, in px: two to three laptop screens, because cards are tall. */
const LOAD_AHEAD = 2400;

/**
 * An endless, virtualized list of posts and news. Only the cards around the window are rendered. Heights are remembered, so
 * that nothing moves while reading and the position is restored when the reader returns.
 */
export function FeedList({ items: keys, pagination, reload, label, name, empty, newPosts }: FeedListProps) {
  const nodes = useFragment(
    graphql`
      fragment FeedList_items on FeedItem @relay(plural: true) {
        ... on Node {
          id
        }
        ... on PostBase {
          eventCursor
        }
        ...FeedRow_item
      }
    `,
    keys?.flatMap((key) => key ?? []),
  );
  const list = useList({ edges: nodes, keyOf: ({ id }) => id, pagination, reload });
  const { items } = list;
  const frame = (
    <ListFrame
      list={list}
      empty={empty}
      skeleton={<FeedSkeleton cards={2} />}
      loadAhead={LOAD_AHEAD}
      endText="You are up to date."
    >
      <Cards items={items ?? []} page={list.page} label={label} name={name} />
    </ListFrame>
  );
  if (!newPosts || !items) return frame;
  return (
    <NewPosts
      shown={new Set(items.flatMap(({ id }) => id ?? []))}
      after={items.find((item) => item.eventCursor)?.eventCursor}
      source={newPosts}
    >
      {frame}
    </NewPosts>
  );
}

interface CardsProps {
  items: FeedList_items$data;
  page: NextPage;
  label: string;
  name: string;
}

function Cards({ items, page: { hasMore, isLoading }, label, name }: CardsProps) {
  const list = useRef<WindowVirtualizerHandle>(null);
  const keys = useFeedKeys(list, items.length + (hasMore ? 1 : 0));
  const sizes = useRememberedSizes(list, name, items.length);
  // The cards in the window are rendered first; those beyond it follow in a transition, which the page can interrupt.
  const [bufferSize, setBufferSize] = useState(0);
  // useDeferredValue would make React render the list again and again until it may show it (300 ms after the last fallback).
  useEffect(() => startTransition(() => setBufferSize(BUFFER)), []);
  return (
    // The virtualizer takes pointer events from its element while it scrolls and for 150 ms after, and clicks would be lost.
    <div role="feed" aria-label={label} aria-busy={isLoading} className="outline-none *:pointer-events-auto!" {...keys}>
      <WindowVirtualizer
        ref={list}
        data={items}
        bufferSize={bufferSize}
        itemSize={ASSUMED_HEIGHT}
        {...(sizes ? { cache: sizes } : {})}
        {...(isServer ? { ssrCount: FIRST_CARDS } : {})}
      >
        {(item, index) => <FeedRow key={item.id} item={item} position={index + 1} size={hasMore ? null : items.length} />}
      </WindowVirtualizer>
    </div>
  );
}
