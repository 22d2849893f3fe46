import { graphql, usePaginationFragment } from "react-relay";
import type { FollowFeed_feed$key } from "../__generated__/FollowFeed_feed.graphql.ts";
import type { FollowFeedNewestQuery } from "../__generated__/FollowFeedNewestQuery.graphql.ts";
import pageQuery, { type FollowFeedPaginationQuery } from "../__generated__/FollowFeedPaginationQuery.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { useNewPostsSource } from "../feed/useNewPostsSource.ts";
import { PAGE_SIZE } from "../lists/useNextPage.ts";
import type { Reload } from "../loading/useReload.ts";
import { EmptyFollowFeed } from "./EmptyFollowFeed.tsx";

const newestQuery = graphql`
  query FollowFeedNewestQuery($id: ID!) {
    node(id: $id) {
      ... on FollowFeed @alias(as: "feed") {
        items(first: 20) {
          edges {
            node {
              ...useNewPostsSource_item
            }
          }
        }
      }
    }
  }
`;

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
  const newPosts = useNewPostsSource<FollowFeedNewestQuery>({
    page: { query: pageQuery, variables: { id, first: PAGE_SIZE } },
    newest: { query: newestQuery, variables: { id }, itemsOf: ({ node }) => node?.feed?.items?.edges.map((edge) => edge.node) },
  });
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
