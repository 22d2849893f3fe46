import { requirePermission } from "../http/errors.ts";
import { loadBy, operation, type Operation } from "../http/operation.ts";
import { IdParams, ids, readPageOfIds, pageQuery, toWindow } from "../http/paging.ts";
import { List } from "../http/schema.ts";
import { canDeleteWork } from "./rules.ts";
import { Task, TaskChanges, taskFilters, TaskInput } from "./schema.ts";
import { findTasks, listTasks, presentTasks, readTask, requireTask } from "./tasks.ts";
import { createTask, updateTask } from "./writeTasks.ts";

const common = { tag: "Work", assumed: true } as const;
const commonById = { ...common, params: IdParams } as const;
const existing = { ...commonById, ...loadBy("id", requireTask) } as const;

export const taskOperations: Operation[] = [
  operation(common, {
    id: "getTasks",
    path: "/tasks",
    summary:
      "Lists the tasks of the caller's account: open ones by due date, then done ones. Empty for callers without an account.",
    query: pageQuery({ ids, ...taskFilters }),
    response: List(Task),
    handle: ({ services: { db }, viewer, query }) =>
      query.ids === undefined
        ? listTasks(db, viewer, query, toWindow(query))
        : readPageOfIds(query.ids, findTasks(db, viewer, query.ids), (rows) => presentTasks(db, rows)),
  }),
  operation(common, {
    id: "createTask",
    path: "/tasks",
    summary: "Creates a task of the caller's account.",
    body: TaskInput,
    response: Task,
    creates: true,
    handle: async ({ services: { db, now }, viewer, body }) => readTask(db, viewer, await createTask(db, viewer, body, now())),
  }),
  operation(commonById, {
    id: "getTask",
    path: "/tasks/{id}",
    summary: "Returns a task of the caller's account.",
    response: Task,
    handle: ({ services: { db }, viewer, params }) => readTask(db, viewer, params.id),
  }),
  operation(existing, {
    id: "updateTask",
    path: "/tasks/{id}",
    summary: "Updates the given fields of a task. The status may change in any order.",
    body: TaskChanges,
    response: Task,
    handle: async ({ services: { db, now }, viewer, body, target: before }) => {
      await updateTask(db, viewer, before, body, now());
      return readTask(db, viewer, before.id);
    },
  }),
  operation(existing, {
    id: "deleteTask",
    path: "/tasks/{id}",
    summary: "Deletes a task permanently. Its creator and account administrators only.",
    refusals: [403],
    handle: async ({ services: { db }, viewer, target: row }) => {
      requirePermission(canDeleteWork(viewer, row));
      await db.deleteFrom("tasks").where("id", "=", row.id).execute();
    },
  }),
];
