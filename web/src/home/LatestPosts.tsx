import { Newspaper } from "lucide-react";
import { startTransition, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { graphql, usePaginationFragment, useQueryLoader, useRelayEnvironment, type PreloadedQuery } from "react-relay";
import { useLocation } from "react-router";
import type { LatestPosts_query$key } from "../__generated__/LatestPosts_query.graphql.ts";
import type { LatestPostsPaginationQuery } from "../__generated__/LatestPostsPaginationQuery.graphql.ts";
import type { LatestPostsQuery } from "../__generated__/LatestPostsQuery.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { FeedSkeleton } from "../feed/FeedSkeleton.tsx";
import { useRememberedHeight } from "../lists/useRememberedSizes.ts";
import { PartErrorFallback } from "../loading/PartErrorFallback.tsx";
import { usePage } from "../loading/useReload.ts";
import { readCreateAddress } from "../posts/writing/createAddress.ts";
import { dataVersion, renewData } from "../relay/freshness.ts";
import { cardStyles } from "../ui/Card.tsx";

const query = graphql`
  query LatestPostsQuery {
    ...LatestPosts_query
  }
`;

const listName = "latest";

/**
 * The latest posts of everybody. A separate query, sent only when a follow feed is empty, so that it does not slow down
 * everybody else's home page.
 */
export function LatestPosts() {
  const [queryRef, load] = useQueryLoader<LatestPostsQuery>(query);
  const height = useRememberedHeight(listName);
  const reload = () => load({}, { fetchPolicy: "network-only" });
  const environment = useRelayEnvironment();
  const shown = useRef<number | null>(null);
  // Runs before Relay checks the age of the data, so that returning to the page shows the posts it had.
  useLayoutEffect(() => {
    if (shown.current === dataVersion()) renewData(environment, query, {});
  }, [environment]);
  const show = useEffectEvent(() => {
    shown.current = dataVersion();
    // In a transition, the posts stay until others have been read.
    startTransition(() => load({}, { fetchPolicy: "store-or-network" }));
  });
  useEffect(() => show(), []);
  // The reader may have published a post in the form over the page.
  const isWriting = readCreateAddress(useLocation().search) !== null;
  const showChanges = useEffectEvent(() => {
    if (shown.current !== dataVersion()) show();
  });
  useEffect(() => {
    if (!isWriting) showChanges();
  }, [isWriting]);

  return (
    // Reserves the previous height, so that the scroll position can be restored before the list is rendered.
    <div style={{ minHeight: height }}>
      <ErrorBoundary resetKeys={[queryRef]} FallbackComponent={FailedCard} onReset={reload}>
        <Suspense fallback={<FeedSkeleton />}>{queryRef ? <Latest queryRef={queryRef} /> : <FeedSkeleton />}</Suspense>
      </ErrorBoundary>
    </div>
  );
}

function FailedCard(props: FallbackProps) {
  return (
    <div className={cardStyles}>
      <PartErrorFallback {...props} />
    </div>
  );
}

function Latest({ queryRef }: { queryRef: PreloadedQuery<LatestPostsQuery> }) {
  const [root, reload] = usePage<LatestPostsQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<LatestPostsPaginationQuery, LatestPosts_query$key>(
    graphql`
      fragment LatestPosts_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "LatestPostsPaginationQuery") {
        feed(first: $first, after: $after) @connection(key: "LatestPosts_feed") {
          edges {
            node {
              ...FeedList_items
            }
          }
        }
      }
    `,
    root,
  );
  return (
    <FeedList
      items={data.feed?.edges.map(({ node }) => node)}
      pagination={pagination}
      reload={reload}
      label="Latest posts"
      name={listName}
      empty={{
        icon: Newspaper,
        title: "No posts yet",
        text: "Posts and news appear here as they are published.",
      }}
    />
  );
}
