import { ClipboardList, Plus } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { WorkListsPage_viewer$key } from "../__generated__/WorkListsPage_viewer.graphql.ts";
import type { WorkListsPagePaginationQuery } from "../__generated__/WorkListsPagePaginationQuery.graphql.ts";
import type { WorkListsPageQuery } from "../__generated__/WorkListsPageQuery.graphql.ts";
import { List } from "../lists/List.tsx";
import { useList } from "../lists/useList.ts";
import { usePage } from "../loading/useReload.ts";
import { Button } from "../ui/Button.tsx";
import { lazyDialog } from "../ui/lazyDialog.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { WorkListRow } from "./WorkListRow.tsx";

const WorkListDialog = lazyDialog(async () => (await import("./WorkListDialog.tsx")).WorkListDialog);

const query = graphql`
  query WorkListsPageQuery @preloadable {
    viewer {
      createWork {
        allowed
        reasons {
          message
        }
      }
      ...WorkListsPage_viewer
    }
  }
`;

/** The work lists of the viewer's account, with their progress. */
export function WorkListsPage({ queryRef }: { queryRef: PreloadedQuery<WorkListsPageQuery> }) {
  const [root, reload] = usePage<WorkListsPageQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<WorkListsPagePaginationQuery, WorkListsPage_viewer$key>(
    graphql`
      fragment WorkListsPage_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "WorkListsPagePaginationQuery") {
        workLists(first: $first, after: $after) @connection(key: "WorkListsPage_workLists") {
          edges {
            node {
              id
              ...WorkListRow_workList
            }
          }
        }
      }
    `,
    root.viewer,
  );
  const [isAdding, setAdding] = useState(false);
  const list = useList({ edges: data.workLists?.edges, keyOf: ({ node }) => node.id, pagination, reload });
  const { allowed, reasons } = root.viewer.createWork;
  return (
    <div className="mx-auto w-full max-w-241">
      <PageHeader title="Work lists">
        {allowed && (
          <Button variant="primary" icon={Plus} onPress={() => setAdding(true)}>
            New work list
          </Button>
        )}
      </PageHeader>
      <List
        list={list}
        label="Work lists"
        empty={{
          icon: ClipboardList,
          title: "There are no work lists yet",
          text: allowed ? "A work list groups related tasks and shows their progress." : (reasons[0]?.message ?? ""),
        }}
        endText="These are all work lists."
      >
        {({ node }) => <WorkListRow workList={node} />}
      </List>
      {isAdding && <WorkListDialog workList={null} onClose={() => setAdding(false)} onAdded={reload.reload} />}
    </div>
  );
}
