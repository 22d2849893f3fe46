import { Newspaper } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { CommunityFeed_query$key } from "../__generated__/CommunityFeed_query.graphql.ts";
import type { CommunityFeedPaginationQuery } from "../__generated__/CommunityFeedPaginationQuery.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { UnreadList } from "../feed/UnreadList.tsx";
import { useNextPage } from "../feed/useNextPage.ts";
import type { Reload } from "../feed/useReload.ts";
import { cardLook } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";

interface CommunityFeedProps {
  query: CommunityFeed_query$key;
  /** The community's. */
  title: string;
  /** Tells the lists of different tabs apart. */
  name: string;
  empty: { title: string; text: string };
  reload: Reload;
}

/**
 * What was posted in a community, newest first, narrowed to the types of the tab (D-157). It is read from the root
 * rather than from the community, so that a further page does not read the community again.
 */
export function CommunityFeed({ query, title, name, empty, reload }: CommunityFeedProps) {
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
          }
        }
      }
    `,
    query,
  );
  const edges = data.feed?.edges ?? [];
  const page = useNextPage(pagination, edges.length);

  if (!data.feed) return <UnreadList reload={reload} />;
  if (edges.length === 0) {
    return (
      <div className={cardLook}>
        <EmptyState icon={Newspaper} {...empty} />
      </div>
    );
  }
  return <FeedList edges={edges} label={`Posts in ${title}`} name={name} total={data.feed.totalCount} page={page} />;
}
