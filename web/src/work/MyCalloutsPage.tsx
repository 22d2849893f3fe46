import { MessagesSquare } from "lucide-react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { MyCalloutsPage_query$key } from "../__generated__/MyCalloutsPage_query.graphql.ts";
import type { MyCalloutsPagePaginationQuery } from "../__generated__/MyCalloutsPagePaginationQuery.graphql.ts";
import type { MyCalloutsPageQuery } from "../__generated__/MyCalloutsPageQuery.graphql.ts";
import { List } from "../lists/List.tsx";
import { useList } from "../lists/useList.ts";
import { usePage } from "../loading/useReload.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { OwnCalloutRow } from "./OwnCalloutRow.tsx";

const query = graphql`
  query MyCalloutsPageQuery @preloadable {
    ...MyCalloutsPage_query
  }
`;

/** Call-outs that the viewer wrote personally or for one of their companies, including drafts. */
export function MyCalloutsPage({ queryRef }: { queryRef: PreloadedQuery<MyCalloutsPageQuery> }) {
  const [root, reload] = usePage<MyCalloutsPageQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<MyCalloutsPagePaginationQuery, MyCalloutsPage_query$key>(
    graphql`
      fragment MyCalloutsPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "MyCalloutsPagePaginationQuery") {
        viewer {
          callouts(first: $first, after: $after) @connection(key: "MyCalloutsPage_callouts") {
            edges {
              node {
                id
                ...OwnCalloutRow_callout
              }
            }
          }
        }
      }
    `,
    root,
  );
  const list = useList({ edges: data.viewer.callouts?.edges, keyOf: ({ node }) => node.id, pagination, reload });
  return (
    <div className="mx-auto w-full max-w-180">
      <PageHeader title="Call-outs" />
      <List
        list={list}
        label="Call-outs"
        empty={{
          icon: MessagesSquare,
          title: "You have no call-outs yet",
          text: "Call-outs that you write for yourself or your companies appear here with the number of answers.",
        }}
        endText="These are all your call-outs."
      >
        {({ node }) => <OwnCalloutRow callout={node} />}
      </List>
    </div>
  );
}
