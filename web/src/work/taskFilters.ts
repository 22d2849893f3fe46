import { DAY } from "../lib/durations.ts";
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
  due: choiceFilter("due", ["today", "week"]),
});

/** The variables of the list's query. @param now milliseconds since 1970 */
export function taskVariables(query: string, now = Date.now()) {
  const { search, status, assigneeId, workListId, due } = taskFilters.read(query);
  // The same value all day, so that returning to the page reuses the same query.
  const tomorrow = (Math.floor(now / DAY) + 1) * DAY;
  const dueBefore = due === null ? null : new Date(due === "today" ? tomorrow : tomorrow + 6 * DAY).toISOString();
  const selectedListIds = workListId === null ? [] : [workListId];
  return { query: search || null, status, assigneeId, workListId, selectedListIds, dueBefore };
}
