import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { CallOutsPage_query$key } from "../__generated__/CallOutsPage_query.graphql.ts";
import type { CallOutsPagePaginationQuery } from "../__generated__/CallOutsPagePaginationQuery.graphql.ts";
import type { CallOutsPageQuery } from "../__generated__/CallOutsPageQuery.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { usePage } from "../loading/useReload.ts";
import { PageColumns } from "../ui/PageColumns.tsx";
import { PostFilterFields } from "./PostFilterFields.tsx";
import { usePostListStates } from "./usePostListStates.tsx";

const query = graphql`
  query CallOutsPageQuery($query: String, $communitySlug: String, $sort: CalloutSort!) @preloadable {
    viewer {
      ...PostFilterFields_viewer
    }
    ...CallOutsPage_query
  }
`;

/** Call-outs that the viewer may see, newest or most urgent first (CONTACT-01). */
export function CallOutsPage({ queryRef }: { queryRef: PreloadedQuery<CallOutsPageQuery> }) {
  const [root, reload] = usePage<CallOutsPageQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<CallOutsPagePaginationQuery, CallOutsPage_query$key>(
    graphql`
      fragment CallOutsPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "CallOutsPagePaginationQuery") {
        callouts(query: $query, communitySlug: $communitySlug, sort: $sort, first: $first, after: $after)
          @connection(key: "CallOutsPage_callouts") {
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
  const states = usePostListStates("No call-outs yet");
  return (
    <PageColumns>
      <h1 className="px-4 pb-3 text-22 font-semibold tablet:px-0 tablet:text-28">Call-outs</h1>
      <PostFilterFields viewer={root.viewer} of="callouts" />
      <FeedList
        items={data.callouts?.edges.map(({ node }) => node)}
        pagination={pagination}
        reload={reload}
        label="Call-outs"
        {...states}
      />
    </PageColumns>
  );
}
