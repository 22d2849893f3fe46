import { FilePenLine } from "lucide-react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { DraftsPage_query$key } from "../__generated__/DraftsPage_query.graphql.ts";
import type { DraftsPagePaginationQuery } from "../__generated__/DraftsPagePaginationQuery.graphql.ts";
import type { DraftsPageQuery } from "../__generated__/DraftsPageQuery.graphql.ts";
import { List } from "../lists/List.tsx";
import { useList } from "../lists/useList.ts";
import { usePage } from "../loading/useReload.ts";
import { PageColumns } from "../ui/PageColumns.tsx";
import { DraftRow } from "./DraftRow.tsx";

const query = graphql`
  query DraftsPageQuery @preloadable {
    ...DraftsPage_query
  }
`;

/** The viewer's own drafts of all types, newest first. */
export function DraftsPage({ queryRef }: { queryRef: PreloadedQuery<DraftsPageQuery> }) {
  const [root, reload] = usePage<DraftsPageQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<DraftsPagePaginationQuery, DraftsPage_query$key>(
    graphql`
      fragment DraftsPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "DraftsPagePaginationQuery") {
        viewer {
          drafts(first: $first, after: $after) @connection(key: "DraftsPage_drafts") {
            connectionId: __id
            edges {
              node {
                rowId: __id
                post {
                  ... on Node {
                    id
                  }
                }
                ...DraftRow_draft
              }
            }
          }
        }
      }
    `,
    root,
  );
  const { drafts } = data.viewer;
  const list = useList({
    edges: drafts?.edges,
    connectionId: drafts?.connectionId,
    keyOf: ({ node }) => node.post?.id,
    pagination,
    reload,
  });
  return (
    <PageColumns>
      <h1 className="px-4 pt-1 pb-3 text-22 font-semibold tablet:px-0 tablet:pt-0 tablet:text-28">Drafts</h1>
      <List
        list={list}
        label="Drafts"
        empty={{
          icon: FilePenLine,
          title: "You have no drafts",
          text: "Drafts stay here until you publish them. Only you can see them.",
        }}
      >
        {({ node }) => <DraftRow draft={node} onRemoved={() => list.remove(node.rowId)} onRestored={reload.reload} />}
      </List>
    </PageColumns>
  );
}
