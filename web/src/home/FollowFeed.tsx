import { graphql, usePaginationFragment } from "react-relay";
import type { FollowFeed_feed$key } from "../__generated__/FollowFeed_feed.graphql.ts";
import pageQuery, { type FollowFeedPaginationQuery } from "../__generated__/FollowFeedPaginationQuery.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { useNewPostsOf } from "../feed/useNewPostsSource.ts";
import type { Reload } from "../loading/useReload.ts";
import { EmptyFollowFeed } from "./EmptyFollowFeed.tsx";

/** One feed of followed sources; when it is empty, the latest posts of everybody. */
export function FollowFeed({ feed, reload }: { feed: FollowFeed_feed$key; reload: Reload }) {
  const { data, ...pagination } = usePaginationFragment<FollowFeedPaginationQuery, FollowFeed_feed$key>(
    graphql`
      fragment FollowFeed_feed on FollowFeed
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "FollowFeedPaginationQuery") {
        id
        name
        beat {
          __typename
        }
        items(first: $first, after: $after) @connection(key: "FollowFeed_items") {
          edges {
            node {
              ...FeedList_items
            }
          }
        }
      }
    `,
    feed,
  );
  const { id, name, beat, items } = data;
  const newPosts = useNewPostsOf(id, pageQuery);
  return (
    <FeedList
      items={items?.edges.map(({ node }) => node)}
      pagination={pagination}
      reload={reload}
      label={name}
      name={name}
      empty={<EmptyFollowFeed name={name} isBeat={Boolean(beat)} />}
      newPosts={newPosts}
    />
  );
}
