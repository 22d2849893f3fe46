import type { TaskStatus } from "../__generated__/TaskRow_task.graphql.ts";

export type KnownStatus = Exclude<TaskStatus, "%future added value">;

/** How far a task can be, in the order of going on. */
export const taskStatuses = [
  { id: "TODO", label: "To do" },
  { id: "IN_PROGRESS", label: "In progress" },
  { id: "DONE", label: "Done" },
] as const satisfies readonly { id: KnownStatus; label: string }[];

/** A status that a newer gateway may add counts as one that nobody has begun. */
export const knownStatus = (status: TaskStatus): KnownStatus => (status === "%future added value" ? "TODO" : status);
