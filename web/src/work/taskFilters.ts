import { idIn, queryOf, searchIn, wordIn } from "../lists/filters.ts";
import { taskStatuses, type KnownStatus } from "./taskStatuses.ts";

/** What the address of the list of tasks asks for. */
export interface TaskFilters {
  /** Part of the title or description; empty for all. */
  search: string;
  status: KnownStatus | null;
  /** Contact id. */
  assigneeId: number | null;
  /** By its id in the REST API. */
  workListId: number | null;
  due: "today" | "week" | null;
}

const words: Readonly<Record<KnownStatus, string>> = { TODO: "todo", IN_PROGRESS: "inProgress", DONE: "done" };
const day = 24 * 3_600_000;

/** Reads the list's query string; anything unknown is left out. */
export function readTaskFilters(query: string): TaskFilters {
  const params = new URLSearchParams(query);
  return {
    search: searchIn(params),
    status: taskStatuses.find(({ id }) => words[id] === params.get("status"))?.id ?? null,
    assigneeId: idIn(params, "assignee"),
    workListId: idIn(params, "list"),
    due: wordIn(params, "due", ["today", "week"]),
  };
}

/** The query string for these filters; empty for none. */
export const taskSearch = ({ search, status, assigneeId, workListId, due }: TaskFilters): string =>
  queryOf({ q: search, status: status && words[status], assignee: assigneeId, list: workListId, due });

export const isNarrowed = (filters: TaskFilters): boolean => taskSearch(filters) !== "";

/** What the query of the list takes. @param now milliseconds since 1970 */
export function taskVariables(query: string, now = Date.now()) {
  const { search, status, assigneeId, workListId, due } = readTaskFilters(query);
  // The same all day, so that coming back asks for the same.
  const tomorrow = (Math.floor(now / day) + 1) * day;
  const dueBefore = due === null ? null : new Date(due === "today" ? tomorrow : tomorrow + 6 * day).toISOString();
  return { query: search === "" ? null : search, status, assigneeId, workListId, dueBefore };
}
