import { graphql, usePaginationFragment } from "react-relay";
import type { FollowFeed_feed$key } from "../__generated__/FollowFeed_feed.graphql.ts";
import type { FollowFeedPaginationQuery } from "../__generated__/FollowFeedPaginationQuery.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { UnreadList } from "../feed/UnreadList.tsx";
import { useNextPage } from "../feed/useNextPage.ts";
import type { Reload } from "../feed/useReload.ts";
import { EmptyFollowFeed } from "./EmptyFollowFeed.tsx";

/** One feed of what the viewer follows; where it is empty, what is new everywhere (D-142). */
export function FollowFeed({ feed, reload }: { feed: FollowFeed_feed$key; reload: Reload }) {
  const { data, ...pagination } = usePaginationFragment<FollowFeedPaginationQuery, FollowFeed_feed$key>(
    graphql`
      fragment FollowFeed_feed on FollowFeed
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "FollowFeedPaginationQuery") {
        name
        beat {
          __typename
        }
        items(first: $first, after: $after) @connection(key: "FollowFeed_items") {
          totalCount
          edges {
            ...FeedList_edges
          }
        }
      }
    `,
    feed,
  );
  const edges = data.items?.edges ?? [];
  const page = useNextPage(pagination, edges.length);

  if (!data.items) return <UnreadList reload={reload} />;
  if (edges.length === 0) return <EmptyFollowFeed name={data.name} isBeat={Boolean(data.beat)} />;
  return <FeedList edges={edges} label={data.name} name={data.name} total={data.items.totalCount} page={page} />;
}
