import { readTask, readTasks, readWorkList, readWorkLists } from "../../rest/work.ts";
import type { TaskModel, WorkListModel } from "../models.ts";
import { storePerOperation } from "../store.ts";

/** The tasks within one operation. */
export const tasks = storePerOperation<number, TaskModel>(({ rest }) => ({
  one: (id) => readTask(rest, id),
  many: (ids) => readTasks(rest, ids),
  keyOf: ({ id }) => id,
}));

/** The work lists within one operation. */
export const workLists = storePerOperation<number, WorkListModel>(({ rest }) => ({
  one: (id) => readWorkList(rest, id),
  many: (ids) => readWorkLists(rest, ids),
  keyOf: ({ id }) => id,
}));
