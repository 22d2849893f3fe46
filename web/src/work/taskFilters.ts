import { choiceFilter, defineFilters, idFilter, textFilter } from "../lists/filters.ts";
import { type KnownStatus, taskStatuses } from "./taskStatuses.ts";

const statusValues: Readonly<Record<KnownStatus, string>> = { TODO: "todo", IN_PROGRESS: "inProgress", DONE: "done" };

/** The filters in the address of the list of tasks; the search matches part of the title or description. */
export const taskFilters = defineFilters({
  search: textFilter(),
  status: choiceFilter(
    "status",
    taskStatuses.map(({ id }) => id),
    (status) => statusValues[status],
  ),
  assigneeId: idFilter("assignee", "Author"),
  workListId: idFilter("list", "WorkList"),
  due: choiceFilter("due", ["TODAY", "WEEK"]),
});

/** The variables of the list's query. */
export function taskVariables(query: string) {
  const { search, status, assigneeId, workListId, due } = taskFilters.read(query);
  const selectedListIds = workListId === null ? [] : [workListId];
  return { query: search || null, status, assigneeId, workListId, selectedListIds, dueWithin: due };
}
