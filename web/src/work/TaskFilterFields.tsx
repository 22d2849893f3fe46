import { graphql, useFragment } from "react-relay";
import type { TaskFilterFields_viewer$key } from "../__generated__/TaskFilterFields_viewer.graphql.ts";
import { useFilters } from "../lists/useFilters.ts";
import { SearchBox } from "../ui/SearchBox.tsx";
import { Select } from "../ui/Select.tsx";
import { readTaskFilters, taskSearch } from "./taskFilters.ts";
import { taskStatuses } from "./taskStatuses.ts";

const all = "ALL";
const statuses = [{ id: all, label: "All statuses" }, ...taskStatuses] as const;
const dues = [
  { id: all, label: "Any date" },
  { id: "today", label: "Due until today" },
  { id: "week", label: "Due within 7 days" },
] as const;

/** Narrows the list of tasks; what is chosen stands in the address. */
export function TaskFilterFields({ viewer }: { viewer: TaskFilterFields_viewer$key }) {
  const { account, workLists } = useFragment(
    graphql`
      fragment TaskFilterFields_viewer on Viewer {
        account {
          people {
            databaseId
            name
          }
        }
        workLists(first: 50) {
          edges {
            node {
              databaseId
              name
            }
          }
        }
      }
    `,
    viewer,
  );
  const { filters, narrow } = useFilters(readTaskFilters, taskSearch);
  const people = (account?.people ?? []).map(({ databaseId, name }) => ({ id: String(databaseId), label: name }));
  const lists = (workLists?.edges ?? []).map(({ node }) => ({ id: String(node.databaseId), label: node.name }));
  const idOf = (chosen: string) => (chosen === all ? null : Number(chosen));
  return (
    <div className="mb-3 flex flex-wrap gap-2 px-4 tablet:px-0">
      <SearchBox
        label="Search tasks"
        initial={filters.search}
        onSearch={(text) => narrow({ search: text })}
        className="min-w-56 flex-1"
      />
      <Select
        label="Status"
        isLabelHidden
        options={statuses}
        value={filters.status ?? all}
        onChange={(status) => narrow({ status: status === all ? null : status })}
        className="w-36 max-tablet:flex-1"
      />
      <Select
        label="Assignee"
        isLabelHidden
        options={[{ id: all, label: "Everybody" }, ...people]}
        value={filters.assigneeId === null ? all : String(filters.assigneeId)}
        onChange={(id) => narrow({ assigneeId: idOf(id) })}
        className="w-40 max-tablet:flex-1"
      />
      <Select
        label="Work list"
        isLabelHidden
        options={[{ id: all, label: "All lists" }, ...lists]}
        value={filters.workListId === null ? all : String(filters.workListId)}
        onChange={(id) => narrow({ workListId: idOf(id) })}
        className="w-44 max-tablet:flex-1"
      />
      <Select
        label="Due date"
        isLabelHidden
        options={dues}
        value={filters.due ?? all}
        onChange={(due) => narrow({ due: due === all ? null : due })}
        className="w-44 max-tablet:flex-1"
      />
    </div>
  );
}
