import { Newspaper } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { CommunityFeed_query$key } from "../__generated__/CommunityFeed_query.graphql.ts";
import type { CommunityFeedNewestQuery, FeedType } from "../__generated__/CommunityFeedNewestQuery.graphql.ts";
import pageQuery, { type CommunityFeedPaginationQuery } from "../__generated__/CommunityFeedPaginationQuery.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { FeedSkeleton } from "../feed/FeedSkeleton.tsx";
import { useNewPostsSource } from "../feed/useNewPostsSource.ts";
import { PAGE_SIZE } from "../lists/useNextPage.ts";
import type { Reload } from "../loading/useReload.ts";
import { useMissingList } from "./useMissingList.ts";

const newestQuery = graphql`
  query CommunityFeedNewestQuery($slug: String!, $types: [FeedType!]) {
    feed(communitySlug: $slug, types: $types, first: 20) {
      edges {
        node {
          ...useNewPostsSource_item
        }
      }
    }
  }
`;

interface CommunityFeedProps {
  query: CommunityFeed_query$key;
  /** The community's title. */
  title: string;
  /** The slug in the address, by which the feed is read. */
  slug: string;
  /** The current slug, which the events of new posts contain. */
  currentSlug: string;
  /** The types that the tab shows; null for all. */
  types: readonly FeedType[] | null;
  /** Distinguishes the lists of the tabs. */
  name: string;
  empty: { title: string; text: string };
  reload: Reload;
}

/**
 * The posts of a community, newest first, filtered by the tab's types. Reads from the root field, so that loading a further
 * page does not read the community again.
 */
export function CommunityFeed({ query, title, slug, currentSlug, types, name, empty, reload }: CommunityFeedProps) {
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
          edges {
            node {
              ...FeedList_items
            }
          }
        }
      }
    `,
    query,
  );
  const newPosts = useNewPostsSource<CommunityFeedNewestQuery>({
    communitySlug: currentSlug,
    page: { query: pageQuery, variables: { slug, types, first: PAGE_SIZE } },
    newest: { query: newestQuery, variables: { slug, types }, itemsOf: ({ feed }) => feed?.edges.map(({ node }) => node) },
  });
  if (useMissingList(!data.feed, reload)) return <FeedSkeleton />;
  return (
    <FeedList
      items={data.feed?.edges.map(({ node }) => node)}
      pagination={pagination}
      reload={reload}
      label={`Posts in ${title}`}
      name={name}
      empty={{ icon: Newspaper, ...empty }}
      newPosts={newPosts}
    />
  );
}
