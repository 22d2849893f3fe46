import { graphql, useFragment } from "react-relay";
import type { TaskFilterFields_viewer$key } from "../__generated__/TaskFilterFields_viewer.graphql.ts";
import { FilterSelect } from "../lists/FilterSelect.tsx";
import { SearchFilter } from "../lists/SearchFilter.tsx";
import { useFilters } from "../lists/useFilters.ts";
import { taskFilters } from "./taskFilters.ts";
import { taskStatuses } from "./taskStatuses.ts";

const dueOptions = [
  { id: "today", label: "Due until today" },
  { id: "week", label: "Due within 7 days" },
] as const;

/** The filters of the list of tasks. */
export function TaskFilterFields({ viewer }: { viewer: TaskFilterFields_viewer$key }) {
  const { account, workLists } = useFragment(
    graphql`
      fragment TaskFilterFields_viewer on Viewer {
        account {
          people {
            id
            name
          }
        }
        workLists(first: 50) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    viewer,
  );
  const { field } = useFilters(taskFilters);
  return (
    <div className="mb-3 flex flex-wrap gap-2 px-4 tablet:px-0">
      <SearchFilter label="Search tasks" {...field("search")} className="min-w-56 flex-1" />
      <FilterSelect label="Status" allLabel="All statuses" options={taskStatuses} {...field("status")} width="w-36" />
      <FilterSelect
        label="Assignee"
        allLabel="Everybody"
        options={account?.people?.map(({ id, name }) => ({ id, label: name }))}
        {...field("assigneeId")}
      />
      <FilterSelect
        label="Work list"
        allLabel="All lists"
        options={workLists?.edges.map(({ node }) => ({ id: node.id, label: node.name }))}
        {...field("workListId")}
        width="w-44"
      />
      <FilterSelect label="Due date" allLabel="Any date" options={dueOptions} {...field("due")} width="w-44" />
    </div>
  );
}
