import { ListTodo, Plus } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { WorkListPage_workList$key } from "../__generated__/WorkListPage_workList.graphql.ts";
import type { WorkListPagePaginationQuery } from "../__generated__/WorkListPagePaginationQuery.graphql.ts";
import type { WorkListPageQuery } from "../__generated__/WorkListPageQuery.graphql.ts";
import { List } from "../lists/List.tsx";
import { useList } from "../lists/useList.ts";
import { usePage, type Reload } from "../loading/useReload.ts";
import { Button } from "../ui/Button.tsx";
import { lazyDialog } from "../ui/lazyDialog.tsx";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { TaskRow } from "./TaskRow.tsx";
import { WorkListHead } from "./WorkListHead.tsx";

const TaskDialog = lazyDialog(async () => (await import("./TaskDialog.tsx")).TaskDialog);

const query = graphql`
  query WorkListPageQuery($databaseId: Int!) @preloadable {
    workList(databaseId: $databaseId) {
      ...WorkListHead_workList
      ...WorkListPage_workList
    }
  }
`;

/** One work list with its tasks. */
export function WorkListPage({ queryRef }: { queryRef: PreloadedQuery<WorkListPageQuery> }) {
  const [{ workList }, reload] = usePage<WorkListPageQuery>(query, queryRef);
  if (!workList) return <NotFoundPage />;
  return (
    <div className="mx-auto w-full max-w-241">
      <WorkListHead workList={workList} />
      <WorkListTasks workList={workList} reload={reload} />
    </div>
  );
}

function WorkListTasks({ workList, reload }: { workList: WorkListPage_workList$key; reload: Reload }) {
  const { data, ...pagination } = usePaginationFragment<WorkListPagePaginationQuery, WorkListPage_workList$key>(
    graphql`
      fragment WorkListPage_workList on WorkList
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "WorkListPagePaginationQuery") {
        permissions {
          edit {
            allowed
          }
        }
        tasks(first: $first, after: $after) @connection(key: "WorkListPage_tasks") {
          connectionId: __id
          edges {
            node {
              id
              ...TaskRow_task
            }
          }
        }
      }
    `,
    workList,
  );
  const [isAdding, setAdding] = useState(false);
  const list = useList({
    edges: data.tasks?.edges,
    connectionId: data.tasks?.connectionId,
    keyOf: ({ node }) => node.id,
    pagination,
    reload,
  });
  return (
    <>
      {data.permissions.edit.allowed && (
        <div className="mb-3 px-4 tablet:px-0">
          <Button icon={Plus} onPress={() => setAdding(true)}>
            New task
          </Button>
        </div>
      )}
      <List
        list={list}
        label="Tasks"
        empty={{ icon: ListTodo, title: "This list has no tasks yet", text: "Tasks that you add here appear in this list." }}
        endText="These are all tasks."
      >
        {({ node }) => <TaskRow task={node} isInList onSaved={list.refresh} onDeleted={() => list.remove(node.id)} />}
      </List>
      {isAdding && (
        <TaskDialog task={null} start={{ workListId: data.id }} onClose={() => setAdding(false)} onSaved={reload.reload} />
      )}
    </>
  );
}
