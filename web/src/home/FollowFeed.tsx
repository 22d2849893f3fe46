import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from "react-relay";
import type { FollowFeed_feed$key } from "../__generated__/FollowFeed_feed.graphql.ts";
import type { FollowFeedNewestQuery } from "../__generated__/FollowFeedNewestQuery.graphql.ts";
import pageQuery, { type FollowFeedPaginationQuery } from "../__generated__/FollowFeedPaginationQuery.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { NewPosts } from "../feed/NewPosts.tsx";
import { ListError } from "../lists/ListError.tsx";
import "../feed/useNewPosts.ts";
import { pageSize, useNextPage } from "../lists/useNextPage.ts";
import type { Reload } from "../loading/useReload.ts";
import { EmptyFollowFeed } from "./EmptyFollowFeed.tsx";

const newestQuery = graphql`
  query FollowFeedNewestQuery($id: ID!) {
    node(id: $id) {
      ... on FollowFeed @alias(as: "feed") {
        items(first: 20) {
          ...useNewPosts_items
        }
      }
    }
  }
`;

/** One feed of what the viewer follows; where it is empty, what is new everywhere. */
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
          totalCount
          edges {
            ...FeedList_edges
            ...NewPosts_edges
          }
        }
      }
    `,
    feed,
  );
  const edges = data.items?.edges ?? [];
  const page = useNextPage(pagination, edges.length);
  const environment = useRelayEnvironment();
  const force = { networkCacheConfig: { force: true } };
  const load = () =>
    fetchQuery<FollowFeedPaginationQuery>(environment, pageQuery, { id: data.id, first: pageSize }, force).toPromise();
  const read = async () => {
    const answer = await fetchQuery<FollowFeedNewestQuery>(environment, newestQuery, { id: data.id }, force).toPromise();
    return answer?.node?.feed?.items ?? null;
  };

  if (!data.items) return <ListError reload={reload} />;
  return (
    <NewPosts edges={edges} communitySlug={null} read={read} load={load}>
      {edges.length === 0 ? (
        <EmptyFollowFeed name={data.name} isBeat={Boolean(data.beat)} />
      ) : (
        <FeedList edges={edges} label={data.name} name={data.name} total={data.items.totalCount} page={page} />
      )}
    </NewPosts>
  );
}
