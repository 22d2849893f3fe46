import { requirePermission } from "../http/errors.ts";
import { loadBy, operation, type Operation } from "../http/operation.ts";
import { IdParams, ids, readPageOfIds, pageQuery, q, toWindow, wholeList } from "../http/paging.ts";
import { List } from "../http/schema.ts";
import { Author } from "../users/schema.ts";
import {
  createWorkList,
  findWorkLists,
  listWorkLists,
  presentWorkLists,
  readWorkList,
  requireWorkList,
  updateWorkList,
} from "./lists.ts";
import { listAccountPeople } from "./people.ts";
import { canDeleteWork } from "./rules.ts";
import { WorkList, WorkListChanges, WorkListInput } from "./schema.ts";

const common = { tag: "Work", assumed: true } as const;
const commonById = { ...common, params: IdParams } as const;
const existing = { ...commonById, ...loadBy("id", requireWorkList) } as const;

export const workListOperations: Operation[] = [
  operation(common, {
    id: "getWorkLists",
    path: "/workLists",
    summary: "Lists the work lists of the caller's account, newest first. Empty for callers without an account.",
    query: pageQuery({ ids, q }),
    response: List(WorkList),
    handle: ({ services: { db }, viewer, query }) =>
      query.ids === undefined
        ? listWorkLists(db, viewer, query.q, toWindow(query))
        : readPageOfIds(query.ids, findWorkLists(db, viewer, query.ids), (rows) => presentWorkLists(db, rows)),
  }),
  operation(common, {
    id: "createWorkList",
    path: "/workLists",
    summary: "Creates a work list of the caller's account.",
    body: WorkListInput,
    response: WorkList,
    creates: true,
    handle: async ({ services: { db, now }, viewer, body }) =>
      readWorkList(db, viewer, await createWorkList(db, viewer, body, now())),
  }),
  operation(commonById, {
    id: "getWorkList",
    path: "/workLists/{id}",
    summary: "Returns a work list of the caller's account.",
    response: WorkList,
    handle: ({ services: { db }, viewer, params }) => readWorkList(db, viewer, params.id),
  }),
  operation(existing, {
    id: "updateWorkList",
    path: "/workLists/{id}",
    summary: "Updates the given fields of a work list.",
    body: WorkListChanges,
    response: WorkList,
    handle: async ({ services: { db }, viewer, body, target: before }) => {
      await updateWorkList(db, before, body);
      return readWorkList(db, viewer, before.id);
    },
  }),
  operation(existing, {
    id: "deleteWorkList",
    path: "/workLists/{id}",
    summary: "Deletes a work list permanently. Its tasks are kept without a list. Its creator and account administrators only.",
    refusals: [403],
    handle: async ({ services: { db }, viewer, target: row }) => {
      requirePermission(canDeleteWork(viewer, row));
      await db.deleteFrom("work_lists").where("id", "=", row.id).execute();
    },
  }),
  operation(common, {
    id: "getAccountPeople",
    path: "/account/people",
    summary:
      "Lists the users of the caller's account, to whom tasks can be assigned, by name. Empty for callers without an account.",
    response: List(Author),
    handle: async ({ services: { db }, viewer }) =>
      wholeList(viewer.accountId === null ? [] : await listAccountPeople(db, viewer.accountId)),
  }),
];
