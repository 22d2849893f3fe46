import { ListTodo, Plus } from "lucide-react";
import { useCallback, useState } from "react";
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useLocation } from "react-router";
import type { TasksPage_query$key } from "../__generated__/TasksPage_query.graphql.ts";
import type { TasksPagePaginationQuery } from "../__generated__/TasksPagePaginationQuery.graphql.ts";
import type { TasksPageQuery } from "../__generated__/TasksPageQuery.graphql.ts";
import { uniqueById } from "../lists/uniqueById.ts";
import { ListError } from "../lists/ListError.tsx";
import { useNextPage } from "../lists/useNextPage.ts";
import { useReload } from "../loading/useReload.ts";
import { Button } from "../ui/Button.tsx";
import { cardLook } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { TaskDialog } from "./TaskDialog.tsx";
import { TaskFilterFields } from "./TaskFilterFields.tsx";
import { isNarrowed, readTaskFilters } from "./taskFilters.ts";
import { TaskList } from "./TaskList.tsx";

const query = graphql`
  query TasksPageQuery($query: String, $status: TaskStatus, $assigneeId: Int, $workListId: Int, $dueBefore: DateTime)
  @preloadable {
    viewer {
      createWork {
        allowed
        reasons {
          message
        }
      }
      ...TaskFilterFields_viewer
    }
    ...TasksPage_query
      @arguments(query: $query, status: $status, assigneeId: $assigneeId, workListId: $workListId, dueBefore: $dueBefore)
  }
`;

/** The tasks of the viewer's account. */
export function TasksPage({ queryRef }: { queryRef: PreloadedQuery<TasksPageQuery> }) {
  const root = usePreloadedQuery<TasksPageQuery>(query, queryRef);
  const reload = useReload<TasksPageQuery>(query, queryRef.variables);
  const { data, ...pagination } = usePaginationFragment<TasksPagePaginationQuery, TasksPage_query$key>(
    graphql`
      fragment TasksPage_query on Query
      @argumentDefinitions(
        query: { type: "String" }
        status: { type: "TaskStatus" }
        assigneeId: { type: "Int" }
        workListId: { type: "Int" }
        dueBefore: { type: "DateTime" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      )
      @refetchable(queryName: "TasksPagePaginationQuery") {
        viewer {
          tasks(
            query: $query
            status: $status
            assigneeId: $assigneeId
            workListId: $workListId
            dueBefore: $dueBefore
            first: $first
            after: $after
          ) @connection(key: "TasksPage_tasks") {
            edges {
              node {
                id
                ...TaskList_tasks
              }
            }
          }
        }
      }
    `,
    root,
  );
  const [isAdding, setAdding] = useState(false);
  const close = useCallback(() => setAdding(false), []);
  const list = data.viewer.tasks;
  const nodes = uniqueById(
    (list?.edges ?? []).map(({ node }) => node),
    (node) => node.id,
  );
  const page = useNextPage(pagination, nodes.length);
  const { refetch } = pagination;
  // The list is in the order of due dates: whatever was changed is read with its neighbours.
  const readAnew = useCallback(() => void refetch({}, { fetchPolicy: "store-and-network" }), [refetch]);
  const { allowed, reasons } = root.viewer.createWork;
  const isNarrow = isNarrowed(readTaskFilters(useLocation().search));
  const add = (
    <Button variant="primary" icon={Plus} onPress={() => setAdding(true)}>
      New task
    </Button>
  );
  return (
    <div className="mx-auto w-full max-w-241">
      <header className="mb-3 flex min-h-(--hit) flex-wrap items-center justify-between gap-3 px-4 tablet:px-0">
        <h1 className="text-22 font-semibold tablet:text-28">Tasks</h1>
        {allowed && add}
      </header>
      {(allowed || nodes.length > 0 || isNarrow) && <TaskFilterFields viewer={root.viewer} />}
      {!list && <ListError reload={reload} />}
      {list && nodes.length === 0 && (
        <div className={cardLook}>
          {isNarrow ? (
            <EmptyState icon={ListTodo} title="No task fits this" text="Try other words, or fewer filters." />
          ) : (
            <EmptyState
              icon={ListTodo}
              title="There are no tasks yet"
              text={
                allowed ? "What your account has to do stands here, with who does it until when." : (reasons[0]?.message ?? "")
              }
            />
          )}
        </div>
      )}
      {nodes.length > 0 && <TaskList tasks={nodes} page={page} onChanged={readAnew} />}
      {isAdding && <TaskDialog task={null} onClose={close} onSaved={readAnew} />}
    </div>
  );
}
