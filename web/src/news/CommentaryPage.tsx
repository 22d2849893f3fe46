import { Quote } from "lucide-react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { CommentaryPage_query$key } from "../__generated__/CommentaryPage_query.graphql.ts";
import type { CommentaryPagePaginationQuery } from "../__generated__/CommentaryPagePaginationQuery.graphql.ts";
import type { CommentaryPageQuery } from "../__generated__/CommentaryPageQuery.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { useFilters } from "../lists/useFilters.ts";
import { usePage } from "../loading/useReload.ts";
import { NewsFilterFields } from "./NewsFilterFields.tsx";
import { newsFilters } from "./newsFilters.ts";
import { NewsFrame } from "./NewsFrame.tsx";

const query = graphql`
  query CommentaryPageQuery($beatId: ID) @preloadable {
    ...NewsFilterFields_query
    ...CommentaryPage_query
  }
`;

/** Reactions and statements about the news, newest first. */
export function CommentaryPage({ queryRef }: { queryRef: PreloadedQuery<CommentaryPageQuery> }) {
  const [root, reload] = usePage<CommentaryPageQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<CommentaryPagePaginationQuery, CommentaryPage_query$key>(
    graphql`
      fragment CommentaryPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "CommentaryPagePaginationQuery") {
        commentary(beatId: $beatId, first: $first, after: $after) @connection(key: "CommentaryPage_commentary") {
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
  const { hasFilters } = useFilters(newsFilters);
  return (
    <NewsFrame title="Commentary" text="Reactions and statements by experts.">
      <NewsFilterFields query={root} />
      <FeedList
        items={data.commentary?.edges.map(({ node }) => node)}
        pagination={pagination}
        reload={reload}
        label="Commentary"
        name="commentary"
        empty={
          hasFilters
            ? { icon: Quote, title: "No commentary on this beat yet", text: "Try another beat or show all beats." }
            : {
                icon: Quote,
                title: "No commentary yet",
                text: "Reactions and statements appear here as they are published.",
              }
        }
      />
    </NewsFrame>
  );
}
