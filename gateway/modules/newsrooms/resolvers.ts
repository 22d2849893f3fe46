import type { Context } from "../../context.ts";
import { connect } from "../../graph/connections.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { andThen } from "../../graph/maybePromise.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import type { Page } from "../../rest/client.ts";
import type { Slice } from "../../rest/discussions.ts";
import type { Newsroom } from "../../rest/generated/contract.ts";
import { readFullCompany } from "../companies/store.ts";
import { createList } from "../lists.ts";
import { createPermissionsResolver } from "../permissions/permissionFields.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { getActor } from "../session/viewer.ts";
import { nullIfNotFound, createReadById, type Nodes } from "../store.ts";
import { mutations } from "./changes.ts";
import { newsroomPolicy } from "./policy.ts";
import { newsrooms } from "./store.ts";

const createNewsroomList = (context: Context, read: (slice: Slice) => Promise<Page<Newsroom>>): OffsetList<Newsroom> =>
  createList(read, newsrooms(context));

export const resolvers: Resolvers = {
  Query: {
    newsroom: (_query, { databaseId }, context, info) => prefetchViewer(context, info, newsrooms(context).get(databaseId)),
    newsrooms: (_query, { query: q, country, beatId: beat, ...page }, context) => {
      const filter = { q, country, beat };
      const list = createNewsroomList(context, (slice) => context.rest.list("getNewsrooms", { query: { ...slice, ...filter } }));
      return andThen(getActor(context), ({ authenticated }) => (authenticated ? connect(list, page) : null));
    },
    allNewsrooms: (_query, { query: q, status, ...page }, context) => {
      const list = createNewsroomList(context, (slice) =>
        context.rest.list("getAllNewsrooms", { query: { ...slice, q, status } }),
      );
      return andThen(getActor(context), ({ isAdmin }) => (isAdmin ? connect(list, page) : null));
    },
    newsroomConfirmation: (_query, { hash }, context) =>
      nullIfNotFound(context.rest.read("getNewsroomConfirmation", { params: { hash } })),
  },
  Viewer: {
    newsrooms: ({ authenticated }, page, context) =>
      authenticated
        ? connect(
            createNewsroomList(context, (slice) => context.rest.list("getOurNewsrooms", { query: slice })),
            page,
          )
        : null,
  },
  Mutation: mutations,
  Company: {
    newsroom: (company, _arguments, context) =>
      andThen(readFullCompany(context, company), (full) =>
        full === null || full.newsroom === null ? null : newsrooms(context).get(full.newsroom.id),
      ),
  },
  Newsroom: {
    permissions: createPermissionsResolver("NewsroomPermissions", newsroomPolicy),
  },
  DeleteNewsroomPayload: { deletedNewsroomId: ({ result }) => result && result.newsroomId },
};

export const nodes: Nodes = { Newsroom: createReadById(newsrooms) };
