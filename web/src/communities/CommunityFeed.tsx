import { Newspaper } from "lucide-react";
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from "react-relay";
import type { CommunityFeed_query$key } from "../__generated__/CommunityFeed_query.graphql.ts";
import type { CommunityFeedNewestQuery, FeedType } from "../__generated__/CommunityFeedNewestQuery.graphql.ts";
import pageQuery, { type CommunityFeedPaginationQuery } from "../__generated__/CommunityFeedPaginationQuery.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { NewPosts } from "../feed/NewPosts.tsx";
import { ListError } from "../lists/ListError.tsx";
import "../feed/useNewPosts.ts";
import { pageSize, useNextPage } from "../lists/useNextPage.ts";
import type { Reload } from "../loading/useReload.ts";
import { cardLook } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";

const newestQuery = graphql`
  query CommunityFeedNewestQuery($slug: String!, $types: [FeedType!]) {
    feed(communitySlug: $slug, types: $types, first: 20) {
      ...useNewPosts_items
    }
  }
`;

interface CommunityFeedProps {
  query: CommunityFeed_query$key;
  /** The community's. */
  title: string;
  slug: string;
  /** The types that the tab is narrowed to; null for all. */
  types: readonly FeedType[] | null;
  /** Tells the lists of different tabs apart. */
  name: string;
  empty: { title: string; text: string };
  reload: Reload;
}

/**
 * What was posted in a community, newest first, narrowed to the types of the tab. It is read from the root
 * rather than from the community, so that a further page does not read the community again.
 */
export function CommunityFeed({ query, title, slug, types, name, empty, reload }: CommunityFeedProps) {
  const { data, ...pagination } = usePaginationFragment<CommunityFeedPaginationQuery, CommunityFeed_query$key>(
    graphql`
      fragment CommunityFeed_query on Query
      @argumentDefinitions(
        slug: { type: "String!" }
        types: { type: "[FeedType!]" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      )
      @refetchable(queryName: "CommunityFeedPaginationQuery") {
        feed(communitySlug: $slug, types: $types, first: $first, after: $after) @connection(key: "CommunityFeed_feed") {
          totalCount
          edges {
            ...FeedList_edges
            ...NewPosts_edges
          }
        }
      }
    `,
    query,
  );
  const edges = data.feed?.edges ?? [];
  const page = useNextPage(pagination, edges.length);
  const environment = useRelayEnvironment();
  const force = { networkCacheConfig: { force: true } };
  const load = () =>
    fetchQuery<CommunityFeedPaginationQuery>(environment, pageQuery, { slug, types, first: pageSize }, force).toPromise();
  const read = async () => {
    const answer = await fetchQuery<CommunityFeedNewestQuery>(environment, newestQuery, { slug, types }, force).toPromise();
    return answer?.feed ?? null;
  };

  if (!data.feed) return <ListError reload={reload} />;
  return (
    <NewPosts edges={edges} communitySlug={slug} read={read} load={load}>
      {edges.length === 0 ? (
        <div className={cardLook}>
          <EmptyState icon={Newspaper} {...empty} />
        </div>
      ) : (
        <FeedList edges={edges} label={`Posts in ${title}`} name={name} total={data.feed.totalCount} page={page} />
      )}
    </NewPosts>
  );
}
