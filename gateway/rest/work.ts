import type { Rest } from "./client.ts";
import type { Task, WorkList } from "./generated/contract.ts";
import { readBulk, type BulkResult } from "./bulk.ts";

/** Reads a task of the caller's account. */
export const readTask = (rest: Rest, id: number): Promise<Task> => rest.read("getTask", { params: { id } });

/** Reads those of the tasks that belong to the caller's account. */
export const readTasks = (rest: Rest, ids: readonly number[]): Promise<BulkResult<Task>> =>
  readBulk(rest, "getTasks", { query: { ids } });

/** Reads a work list of the caller's account. */
export const readWorkList = (rest: Rest, id: number): Promise<WorkList> => rest.read("getWorkList", { params: { id } });

/** Reads those of the work lists that belong to the caller's account. */
export const readWorkLists = (rest: Rest, ids: readonly number[]): Promise<BulkResult<WorkList>> =>
  readBulk(rest, "getWorkLists", { query: { ids } });
