import { Newspaper } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { CommunityFeed_community$key } from "../__generated__/CommunityFeed_community.graphql.ts";
import type { CommunityFeedPaginationQuery } from "../__generated__/CommunityFeedPaginationQuery.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { UnreadList } from "../feed/UnreadList.tsx";
import { useNextPage } from "../feed/useNextPage.ts";
import type { Reload } from "../feed/useReload.ts";
import { cardLook } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";

interface CommunityFeedProps {
  community: CommunityFeed_community$key;
  /** Tells the lists of different tabs apart. */
  name: string;
  empty: { title: string; text: string };
  reload: Reload;
}

/** What was posted in a community, newest first, narrowed to the types of the tab (D-157). */
export function CommunityFeed({ community, name, empty, reload }: CommunityFeedProps) {
  const { data, ...pagination } = usePaginationFragment<CommunityFeedPaginationQuery, CommunityFeed_community$key>(
    graphql`
      fragment CommunityFeed_community on Community
      @argumentDefinitions(
        types: { type: "[FeedType!]" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      )
      @refetchable(queryName: "CommunityFeedPaginationQuery") {
        name
        feed(types: $types, first: $first, after: $after) @connection(key: "CommunityFeed_feed") {
          totalCount
          edges {
            ...FeedList_edges
          }
        }
      }
    `,
    community,
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
  return <FeedList edges={edges} label={`Posts in ${data.name}`} name={name} total={data.feed.totalCount} page={page} />;
}
