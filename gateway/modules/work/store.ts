import type { Task, WorkList } from "../../rest/generated/contract.ts";
import { readTask, readTasks, readWorkList, readWorkLists } from "../../rest/work.ts";
import { storePerOperation } from "../store.ts";

/** The operation's store of tasks. */
export const tasks = storePerOperation<number, Task>(({ rest }) => ({
  one: (id) => readTask(rest, id),
  many: (ids) => readTasks(rest, ids),
  keyOf: ({ id }) => id,
}));

/** The operation's store of work lists. */
export const workLists = storePerOperation<number, WorkList>(({ rest }) => ({
  one: (id) => readWorkList(rest, id),
  many: (ids) => readWorkLists(rest, ids),
  keyOf: ({ id }) => id,
}));
