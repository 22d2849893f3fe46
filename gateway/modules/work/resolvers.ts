import type { SaveAs, Task, WorkList } from "../../rest/generated/contract.ts";
import type { PostOf } from "../posts/models.ts";
import type { Context } from "../../context.ts";
import { connect } from "../../graph/connections.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import { readAll } from "../../rest/bulk.ts";
import type { Query } from "../../rest/client.ts";
import { listOf, listWhen } from "../lists.ts";
import { decide } from "../permissions/policy.ts";
import { rightFields } from "../permissions/rights.ts";
import { writerOfAccount } from "../permissions/rules.ts";
import { posts } from "../posts/store.ts";
import { subjectOf } from "../search/subjects.ts";
import { toActor, viewerOf } from "../session/viewer.ts";
import { nullIfNotFound, readById, type Nodes } from "../store.ts";
import { creatorOf, factsOf, mutations } from "./changes.ts";
import { workPolicy, type WorkFacts, type WorkPermissionsModel } from "./policy.ts";
import { tasks, workLists } from "./store.ts";

/** Open ones first, by due date. */
const tasksOf = (context: Context, filter: Query<"getTasks">): OffsetList<Task> =>
  listOf((slice) => context.rest.list("getTasks", { query: { ...slice, ...filter } }));

const workListsOf = (context: Context, query: string | null): OffsetList<WorkList> => ({
  ...listOf((slice) => context.rest.list("getWorkLists", { query: { ...slice, q: query } })),
  sortKey: ({ createdAt, id }) => [createdAt, id],
});

const calloutsOf = (context: Context, saveAs: SaveAs | null): OffsetList<PostOf<"callout">> => ({
  ...listOf(
    (slice) => context.rest.list("getCallouts", { query: { ...slice, scope: "our", saveAs } }),
    posts(context, "callout"),
  ),
  sortKey: ({ time, id }) => [time, id],
});

const rightsTo = (creator: WorkFacts["creator"], context: Context): MaybePromise<WorkPermissionsModel> =>
  andThen(viewerOf(context), (viewer) => ({
    __typename: "WorkPermissions",
    policy: workPolicy,
    actor: toActor(viewer),
    subject: factsOf(viewer, creator),
  }));

export const resolvers: Resolvers = {
  Query: {
    workList: (_query, { databaseId }, context) => workLists(context).get(databaseId),
    taskSubject: (_query, { type, databaseId }, context) => subjectOf({ type, id: databaseId, slug: null }, context),
  },
  Viewer: {
    tasks: ({ account }, { query: q, status, assigneeId, workListId, dueBefore, ...page }, context) => {
      const list = tasksOf(context, { q, status, assigneeId, workListId, dueBefore });
      return connect(listWhen(account !== null, list), page);
    },
    workLists: ({ account }, { query = null, ...page }, context) =>
      connect(listWhen(account !== null, workListsOf(context, query)), page),
    callouts: ({ authenticated }, { status = null, ...page }, context) =>
      connect(listWhen(authenticated, calloutsOf(context, status)), page),
    createWork: (viewer) => decide(writerOfAccount, toActor(viewer), null),
  },
  Account: {
    people: (_account, _arguments, context) => nullIfNotFound(readAll(context.rest, "getAccountPeople")),
  },
  Mutation: mutations,
  Task: {
    workList: ({ workListId }, _arguments, context) => (workListId === null ? null : workLists(context).get(workListId)),
    subject: ({ entityType, entityId }, _arguments, context) =>
      entityType === null || entityId === null ? null : subjectOf({ type: entityType, id: entityId, slug: null }, context),
    permissions: ({ creator }, _arguments, context) => rightsTo(creator, context),
  },
  WorkList: {
    tasks: ({ id }, page, context) => connect(tasksOf(context, { workListId: id }), page),
    permissions: (list, _arguments, context) => rightsTo(creatorOf(list), context),
  },
  WorkPermissions: rightFields("edit", "delete"),
};

export const nodes: Nodes = { Task: readById(tasks), WorkList: readById(workLists) };
