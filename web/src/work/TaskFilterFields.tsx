import { graphql, useFragment } from "react-relay";
import type { TaskFilterFields_query$key } from "../__generated__/TaskFilterFields_query.graphql.ts";
import { FilterSelect } from "../lists/FilterSelect.tsx";
import { MoreButton } from "../lists/MoreButton.tsx";
import { SearchFilter } from "../lists/SearchFilter.tsx";
import { useFilters } from "../lists/useFilters.ts";
import { taskFilters } from "./taskFilters.ts";
import { taskStatuses } from "./taskStatuses.ts";
import { useWorkListOptions } from "./useWorkListOptions.ts";

const dueOptions = [
  { id: "TODAY", label: "Due until today" },
  { id: "WEEK", label: "Due within 7 days" },
] as const;

/** The filters of the list of tasks. */
export function TaskFilterFields({ query }: { query: TaskFilterFields_query$key }) {
  const { viewer, selectedLists } = useFragment(
    graphql`
      fragment TaskFilterFields_query on Query {
        viewer {
          account {
            people {
              id
              name
            }
          }
          ...useWorkListOptions_viewer
        }
        selectedLists: nodes(ids: $selectedListIds) {
          ...useWorkListOptions_workList @alias(as: "workList")
        }
      }
    `,
    query,
  );
  const workLists = useWorkListOptions(viewer, selectedLists[0]?.workList);
  const { field } = useFilters(taskFilters);
  return (
    <div className="mb-3 flex flex-wrap gap-2 px-4 tablet:px-0">
      <SearchFilter label="Search tasks" {...field("search")} />
      <FilterSelect label="Status" allLabel="All statuses" options={taskStatuses} {...field("status")} width="w-36" />
      <FilterSelect
        label="Assignee"
        allLabel="Everybody"
        options={viewer.account?.people?.map(({ id, name }) => ({ id, label: name }))}
        {...field("assigneeId")}
      />
      <FilterSelect label="Work list" allLabel="All lists" options={workLists.options} {...field("workListId")} width="w-44" />
      <FilterSelect label="Due date" allLabel="Any date" options={dueOptions} {...field("due")} width="w-44" />
      <MoreButton text="Show more work lists" {...workLists.more} />
    </div>
  );
}
