import type { Task, WorkList } from "../../rest/generated/contract.ts";
import { readTask, readTasks, readWorkList, readWorkLists } from "../../rest/work.ts";
import { storePerOperation } from "../store.ts";

/** The operation's store of tasks. */
export const tasks = storePerOperation<number, Task>(({ rest }) => ({
  readOne: (id) => readTask(rest, id),
  readMany: (ids) => readTasks(rest, ids),
  keyOf: ({ id }) => id,
}));

/** The operation's store of work lists. */
export const workLists = storePerOperation<number, WorkList>(({ rest }) => ({
  readOne: (id) => readWorkList(rest, id),
  readMany: (ids) => readWorkLists(rest, ids),
  keyOf: ({ id }) => id,
}));
