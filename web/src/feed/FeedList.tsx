import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { WindowVirtualizer, type WindowVirtualizerHandle } from "virtua";
import type { FeedList_edges$key } from "../__generated__/FeedList_edges.graphql.ts";
import { FeedRow } from "./FeedRow.tsx";
import { FeedSkeleton } from "./FeedSkeleton.tsx";
import { uniqueById } from "../lists/uniqueById.ts";
import { ListEnd } from "../lists/ListEnd.tsx";
import { useFeedKeys } from "./useFeedKeys.ts";
import type { NextPage } from "../lists/useNextPage.ts";
import { useRememberedSizes } from "../lists/useRememberedSizes.ts";

interface FeedListProps {
  edges: FeedList_edges$key;
  /** Names the feed for screen readers. */
  label: string;
  /** Tells this list from others of the same page, for coming back to it. */
  name: string;
  /** How many items there are in all. */
  total: number;
  page: NextPage;
}

/** Kept rendered above and below the window, in px. */
const buffer = 800;

/**
 * An endless list of posts and news that stays light however long it gets: only the cards around the window are
 * rendered, and heights are remembered, so that nothing moves while reading and the place is kept when coming back.
 */
export function FeedList({ edges, label, name, total, page }: FeedListProps) {
  const data = useFragment(
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
    edges,
  );
  const items = uniqueById(data, (edge) => edge.node?.id);
  const list = useRef<WindowVirtualizerHandle>(null);
  const keys = useFeedKeys(list, Math.max(total, items.length));
  const sizes = useRememberedSizes(list, name, items.length);

  return (
    <>
      <div role="feed" aria-label={label} aria-busy={page.isLoading} {...keys}>
        <WindowVirtualizer ref={list} data={items} bufferSize={buffer} {...(sizes ? { cache: sizes } : {})}>
          {(edge, index) => <FeedRow key={edge.node?.id} edge={edge} position={index + 1} total={total} />}
        </WindowVirtualizer>
      </div>
      <ListEnd page={page} skeleton={<FeedSkeleton cards={2} />} endText="You are up to date." />
    </>
  );
}
