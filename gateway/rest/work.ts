import type { Input, Page, Rest } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type { Author, Task, WorkList } from "./generated/contract.ts";
import { readBulk, type BulkResult } from "./bulk.ts";

/** Reads a task of the caller's account. */
export const readTask = (rest: Rest, id: number): Promise<Task> => rest.read("getTask", { params: { id } });

/** Reads those of the tasks that belong to the caller's account. */
export const readTasks = (rest: Rest, ids: readonly number[]): Promise<BulkResult<Task>> =>
  readBulk(rest, "getTasks", { query: { ids: [...ids] } });

export interface TaskFilter {
  query: string | null;
  status: Task["status"] | null;
  /** Contact id. */
  assigneeId: number | null;
  workListId: number | null;
  dueBefore: string | null;
}

/** Tasks of the caller's account, open ones first, by due date. */
export const listTasks = (rest: Rest, filter: TaskFilter, slice: Slice): Promise<Page<Task>> => {
  const { query, status, assigneeId, workListId, dueBefore } = filter;
  return rest.list("getTasks", {
    query: {
      ...slice,
      ...(query === null ? {} : { q: query }),
      ...(status === null ? {} : { status }),
      ...(assigneeId === null ? {} : { assigneeId }),
      ...(workListId === null ? {} : { workListId }),
      ...(dueBefore === null ? {} : { dueBefore }),
    },
  });
};

type TaskBody = NonNullable<Input<"createTask">["body"]>;
type TaskChanges = NonNullable<Input<"updateTask">["body"]>;

/** @param idempotencyKey one per user action; generated when missing */
export const createTask = (rest: Rest, body: TaskBody, idempotencyKey: string | null): Promise<Task> =>
  rest.write("createTask", { body }, { idempotencyKey });

export const updateTask = (rest: Rest, id: number, body: TaskChanges): Promise<Task> =>
  rest.write("updateTask", { params: { id }, body });

export const deleteTask = (rest: Rest, id: number): Promise<undefined> => rest.write("deleteTask", { params: { id } });

/** Reads a work list of the caller's account. */
export const readWorkList = (rest: Rest, id: number): Promise<WorkList> => rest.read("getWorkList", { params: { id } });

/** Reads those of the work lists that belong to the caller's account. */
export const readWorkLists = (rest: Rest, ids: readonly number[]): Promise<BulkResult<WorkList>> =>
  readBulk(rest, "getWorkLists", { query: { ids: [...ids] } });

/** Work lists of the caller's account, newest first. */
export const listWorkLists = (rest: Rest, query: string | null, slice: Slice): Promise<Page<WorkList>> =>
  rest.list("getWorkLists", { query: { ...slice, ...(query === null ? {} : { q: query }) } });

type ListBody = NonNullable<Input<"createWorkList">["body"]>;
type ListChanges = NonNullable<Input<"updateWorkList">["body"]>;

/** @param idempotencyKey one per user action; generated when missing */
export const createWorkList = (rest: Rest, body: ListBody, idempotencyKey: string | null): Promise<WorkList> =>
  rest.write("createWorkList", { body }, { idempotencyKey });

export const updateWorkList = (rest: Rest, id: number, body: ListChanges): Promise<WorkList> =>
  rest.write("updateWorkList", { params: { id }, body });

export const deleteWorkList = (rest: Rest, id: number): Promise<undefined> => rest.write("deleteWorkList", { params: { id } });

/** The users of the caller's account, to whom work can be assigned. */
export const listAccountPeople = async (rest: Rest): Promise<readonly Author[]> => (await rest.list("getAccountPeople")).items;
