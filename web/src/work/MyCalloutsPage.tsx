import { MessagesSquare } from "lucide-react";
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { MyCalloutsPage_query$key } from "../__generated__/MyCalloutsPage_query.graphql.ts";
import type { MyCalloutsPagePaginationQuery } from "../__generated__/MyCalloutsPagePaginationQuery.graphql.ts";
import type { MyCalloutsPageQuery } from "../__generated__/MyCalloutsPageQuery.graphql.ts";
import { uniqueById } from "../lists/uniqueById.ts";
import { RowList } from "../lists/RowList.tsx";
import { useNextPage } from "../lists/useNextPage.ts";
import { useReload } from "../loading/useReload.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { OwnCalloutRow } from "./OwnCalloutRow.tsx";

const query = graphql`
  query MyCalloutsPageQuery @preloadable {
    ...MyCalloutsPage_query
  }
`;

/** Call-outs that the viewer wrote, or wrote as a company of theirs, drafts included. */
export function MyCalloutsPage({ queryRef }: { queryRef: PreloadedQuery<MyCalloutsPageQuery> }) {
  const root = usePreloadedQuery<MyCalloutsPageQuery>(query, queryRef);
  const reload = useReload<MyCalloutsPageQuery>(query, {});
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
  const list = data.viewer.callouts;
  const nodes = uniqueById(
    (list?.edges ?? []).map(({ node }) => node),
    (node) => node.id,
  );
  const page = useNextPage(pagination, nodes.length);
  return (
    <div className="mx-auto w-full max-w-180">
      <header className="mb-3 flex min-h-(--hit) items-center px-4 tablet:px-0">
        <h1 className="text-22 font-semibold tablet:text-28">Call-outs</h1>
      </header>
      <RowList
        label="Call-outs"
        isRead={Boolean(list)}
        reload={reload}
        page={page}
        empty={
          <EmptyState
            icon={MessagesSquare}
            title="You have no call-outs yet"
            text="Call-outs that you write, or write as a company of yours, stand here with how many have answered."
          />
        }
        endText="These are all of your call-outs."
      >
        {nodes.map((node) => (
          <OwnCalloutRow key={node.id} callout={node} />
        ))}
      </RowList>
    </div>
  );
}
