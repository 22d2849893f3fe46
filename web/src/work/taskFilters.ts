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

const idOf = (text: string | null): number | null => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** Reads the list's query string; anything unknown is left out. */
export function readTaskFilters(query: string): TaskFilters {
  const params = new URLSearchParams(query);
  const due = params.get("due");
  return {
    search: (params.get("q") ?? "").trim(),
    status: taskStatuses.find(({ id }) => words[id] === params.get("status"))?.id ?? null,
    assigneeId: idOf(params.get("assignee")),
    workListId: idOf(params.get("list")),
    due: due === "today" || due === "week" ? due : null,
  };
}

/** The query string for these filters; empty for none. */
export function taskSearch({ search, status, assigneeId, workListId, due }: TaskFilters): string {
  const params = new URLSearchParams();
  if (search !== "") params.set("q", search);
  if (status !== null) params.set("status", words[status]);
  if (assigneeId !== null) params.set("assignee", String(assigneeId));
  if (workListId !== null) params.set("list", String(workListId));
  if (due !== null) params.set("due", due);
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

export const isNarrowed = (filters: TaskFilters): boolean => taskSearch(filters) !== "";

/** What the query of the list takes. @param now milliseconds since 1970 */
export function taskVariables(query: string, now = Date.now()) {
  const { search, status, assigneeId, workListId, due } = readTaskFilters(query);
  // The same all day, so that coming back asks for the same.
  const tomorrow = (Math.floor(now / day) + 1) * day;
  const dueBefore = due === null ? null : new Date(due === "today" ? tomorrow : tomorrow + 6 * day).toISOString();
  return { query: search === "" ? null : search, status, assigneeId, workListId, dueBefore };
}
