import type { Context } from "../../context.ts";
import { connect } from "../../graph/connections.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { andThen } from "../../graph/maybePromise.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import { readAll } from "../../rest/bulk.ts";
import type { Query } from "../../rest/client.ts";
import type { SaveAs, Task, WorkList } from "../../rest/generated/contract.ts";
import { createList, listOrEmpty } from "../lists.ts";
import { toPermissionsParent } from "../permissions/permissionFields.ts";
import { decide } from "../permissions/policy.ts";
import { accountWriterRules } from "../permissions/rules.ts";
import type { PostOf } from "../posts/models.ts";
import { posts } from "../posts/store.ts";
import { readSubject } from "../search/subjects.ts";
import { toActor, getViewer } from "../session/viewer.ts";
import { nullIfNotFound, createReadById, type Nodes } from "../store.ts";
import { getCreator, toWorkFacts, mutations } from "./changes.ts";
import { getDueLimit } from "./dueWithin.ts";
import { workPolicy, type WorkFacts } from "./policy.ts";
import { tasks, workLists } from "./store.ts";

/** Open ones first, by due date. */
const listTasks = (context: Context, filter: Query<"getTasks">): OffsetList<Task> =>
  createList((slice) => context.rest.list("getTasks", { query: { ...slice, ...filter } }));

const listWorkLists = (context: Context, query: string | null): OffsetList<WorkList> => ({
  ...createList((slice) => context.rest.list("getWorkLists", { query: { ...slice, q: query } })),
  sortKey: ({ createdAt, id }) => [createdAt, id],
});

const listCallouts = (context: Context, saveAs: SaveAs | null): OffsetList<PostOf<"callout">> => ({
  ...createList(
    (slice) => context.rest.list("getCallouts", { query: { ...slice, scope: "our", saveAs } }),
    posts(context, "callout"),
  ),
  sortKey: ({ time, id }) => [time, id],
});

const getPermissions = (creator: WorkFacts["creator"], context: Context) =>
  andThen(getViewer(context), (viewer) =>
    toPermissionsParent("WorkPermissions", workPolicy, toActor(viewer), toWorkFacts(viewer, creator)),
  );

export const resolvers: Resolvers = {
  Query: {
    workList: (_query, { databaseId }, context) => workLists(context).get(databaseId),
    taskSubject: (_query, { type, databaseId }, context) => readSubject({ type, id: databaseId, slug: null }, context),
  },
  Viewer: {
    tasks: ({ account, timezone }, { query: q, status, assigneeId, workListId, dueBefore, dueWithin, ...page }, context) => {
      const dueLimit = getDueLimit({ dueBefore, dueWithin }, timezone, context.startedAt);
      const list = listTasks(context, { q, status, assigneeId, workListId, dueBefore: dueLimit });
      return connect(listOrEmpty(account !== null, list), page);
    },
    workLists: ({ account }, { query = null, ...page }, context) =>
      connect(listOrEmpty(account !== null, listWorkLists(context, query)), page),
    callouts: ({ authenticated }, { status = null, ...page }, context) =>
      connect(listOrEmpty(authenticated, listCallouts(context, status)), page),
    createWork: (viewer) => decide(accountWriterRules, toActor(viewer), null),
  },
  Account: {
    people: (_account, _arguments, context) => nullIfNotFound(readAll(context.rest, "getAccountPeople")),
  },
  Mutation: mutations,
  Task: {
    workList: ({ workListId }, _arguments, context) => (workListId === null ? null : workLists(context).get(workListId)),
    subject: ({ entityType, entityId }, _arguments, context) =>
      entityType === null || entityId === null ? null : readSubject({ type: entityType, id: entityId, slug: null }, context),
    permissions: ({ creator }, _arguments, context) => getPermissions(creator, context),
  },
  WorkList: {
    tasks: ({ id }, page, context) => connect(listTasks(context, { workListId: id }), page),
    permissions: (list, _arguments, context) => getPermissions(getCreator(list), context),
  },
};

export const nodes: Nodes = { Task: createReadById(tasks), WorkList: createReadById(workLists) };
