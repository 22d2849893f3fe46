import type { TaskStatus } from "../__generated__/TaskRow_task.graphql.ts";

export type KnownStatus = Exclude<TaskStatus, "%future added value">;

/** The statuses of a task, in order of progress. */
export const taskStatuses = [
  { id: "TODO", label: "To do" },
  { id: "IN_PROGRESS", label: "In progress" },
  { id: "DONE", label: "Done" },
] as const satisfies readonly { id: KnownStatus; label: string }[];

/** An unknown status from a newer gateway is treated as not started. */
export const toKnownStatus = (status: TaskStatus): KnownStatus => (status === "%future added value" ? "TODO" : status);
