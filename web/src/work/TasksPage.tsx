import { ListTodo, Plus } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { TasksPage_viewer$key } from "../__generated__/TasksPage_viewer.graphql.ts";
import type { TasksPagePaginationQuery } from "../__generated__/TasksPagePaginationQuery.graphql.ts";
import type { TasksPageQuery } from "../__generated__/TasksPageQuery.graphql.ts";
import { List } from "../lists/List.tsx";
import { useFilters } from "../lists/useFilters.ts";
import { useList } from "../lists/useList.ts";
import { usePage } from "../loading/useReload.ts";
import { Button } from "../ui/Button.tsx";
import { lazyDialog } from "../ui/lazyDialog.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { TaskFilterFields } from "./TaskFilterFields.tsx";
import { taskFilters } from "./taskFilters.ts";
import { TaskRow } from "./TaskRow.tsx";

const TaskDialog = lazyDialog(async () => (await import("./TaskDialog.tsx")).TaskDialog);

const query = graphql`
  query TasksPageQuery(
    $query: String
    $status: TaskStatus
    $assigneeId: ID
    $workListId: ID
    $selectedListIds: [ID!]!
    $dueWithin: TaskDuePeriod
  ) @preloadable {
    viewer {
      createWork {
        allowed
        reasons {
          message
        }
      }
      ...TasksPage_viewer
    }
    ...TaskFilterFields_query
  }
`;

/** The tasks of the viewer's account. */
export function TasksPage({ queryRef }: { queryRef: PreloadedQuery<TasksPageQuery> }) {
  const [root, reload] = usePage<TasksPageQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<TasksPagePaginationQuery, TasksPage_viewer$key>(
    graphql`
      fragment TasksPage_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "TasksPagePaginationQuery") {
        tasks(
          query: $query
          status: $status
          assigneeId: $assigneeId
          workListId: $workListId
          dueWithin: $dueWithin
          first: $first
          after: $after
        ) @connection(key: "TasksPage_tasks") {
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
    root.viewer,
  );
  const [isAdding, setAdding] = useState(false);
  const list = useList({
    edges: data.tasks?.edges,
    connectionId: data.tasks?.connectionId,
    keyOf: ({ node }) => node.id,
    pagination,
    reload,
  });
  const { hasFilters } = useFilters(taskFilters);
  const { allowed, reasons } = root.viewer.createWork;
  return (
    <div className="mx-auto w-full max-w-241">
      <PageHeader title="Tasks">
        {allowed && (
          <Button variant="primary" icon={Plus} onPress={() => setAdding(true)}>
            New task
          </Button>
        )}
      </PageHeader>
      {(allowed || hasFilters || (list.items ?? []).length > 0) && <TaskFilterFields query={root} />}
      <List
        list={list}
        label="Tasks"
        empty={{
          icon: ListTodo,
          title: "There are no tasks yet",
          text: allowed ? "Your account's tasks appear here with their assignees and due dates." : (reasons[0]?.message ?? ""),
        }}
        noMatch={hasFilters && { title: "No matching tasks", text: "Try different words or fewer filters." }}
        endText="These are all tasks."
      >
        {({ node }) => <TaskRow task={node} onSaved={list.refresh} onDeleted={() => list.remove(node.id)} />}
      </List>
      {isAdding && <TaskDialog task={null} onClose={() => setAdding(false)} onSaved={reload.reload} />}
    </div>
  );
}
