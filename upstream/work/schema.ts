import Type, { type Static } from "typebox";
import { idInput, inline, optionalOrNull, textInput } from "../http/inputs.ts";
import { optionalId, q, type Filter } from "../http/paging.ts";
import { component, Count, Id, namedObject, nullable, oneOf, Time } from "../http/schema.ts";
import { entityTypes } from "../posts/types.ts";
import { Author } from "../users/schema.ts";

/** Maximum lengths of the texts of a work list, in characters. */
export const workListLimits = { name: 120, description: 2000 } as const;

/** Maximum lengths of the texts of a task, in characters. */
export const taskLimits = { title: 200, description: 5000 } as const;

const taskStatuses = ["todo", "inProgress", "done"] as const;
export const TaskStatus = component("TaskStatus", oneOf(taskStatuses));

/** Entities that a task can refer to. */
const TaskEntityType = component("TaskEntityType", oneOf([...entityTypes, "announcement"]));

export const Task = namedObject("Task", {
  id: Id,
  title: Type.String(),
  description: nullable(Type.String()),
  status: TaskStatus,
  assignee: nullable(Author),
  creator: Author,
  dueAt: nullable(Time),
  workListId: nullable(Id),
  entityType: nullable(TaskEntityType),
  entityId: nullable(Id),
  createdAt: Time,
  doneAt: nullable(Time),
});
export type Task = Static<typeof Task>;

/** Filters of the list of tasks; tasks due before a time include overdue ones. */
export const taskFilters = {
  q,
  status: Type.Optional(oneOf(taskStatuses)),
  assigneeId: optionalId,
  workListId: optionalId,
  dueBefore: Type.Optional(Type.String({ ...Time, title: "Due before" })),
};
export type TaskFilter = Filter<typeof taskFilters>;

const task = {
  description: optionalOrNull(textInput("Description", taskLimits.description)),
  status: Type.Optional(inline(TaskStatus, { title: "Status" })),
  assigneeId: idInput("Assignee", "Contact id of a user of the account."),
  dueAt: optionalOrNull(Type.String({ title: "Due date", format: "date-time", description: "ISO 8601 with a UTC offset." })),
  workListId: idInput("Work list"),
  entityType: optionalOrNull(inline(TaskEntityType)),
  entityId: optionalOrNull(
    Type.Integer({ minimum: 1, description: "Together with entityType: the entity that the task is about." }),
  ),
};
const title = textInput("Title", taskLimits.title);

export const TaskInput = namedObject("TaskInput", { title, ...task });
export type TaskInput = Static<typeof TaskInput>;
export const TaskChanges = namedObject("TaskChanges", { title: Type.Optional(title), ...task });
export type TaskChanges = Static<typeof TaskChanges>;

export const WorkList = namedObject("WorkList", {
  id: Id,
  name: Type.String(),
  description: nullable(Type.String()),
  members: Type.Array(Author),
  tasksCount: Count,
  doneCount: Count,
  createdAt: Time,
  creatorId: Type.Optional(Type.Integer({ minimum: 1, description: "Contact id of the creator." })),
});
export type WorkList = Static<typeof WorkList>;

const workList = {
  description: optionalOrNull(textInput("Description", workListLimits.description)),
  memberIds: optionalOrNull(Type.Array(Id, { title: "Members", description: "Contact ids of users of the account." })),
};
const name = textInput("Name", workListLimits.name);

export const WorkListInput = namedObject("WorkListInput", { name, ...workList });
export type WorkListInput = Static<typeof WorkListInput>;
export const WorkListChanges = namedObject("WorkListChanges", { name: Type.Optional(name), ...workList });
export type WorkListChanges = Static<typeof WorkListChanges>;
