import type { PostAction, PostFacts } from "../posts/policy.ts";
import type { Draft, PostType } from "../../rest/generated/contract.ts";
import type { Context } from "../../context.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import { connect } from "../../graph/connections.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { property } from "../../graph/property.ts";
import { type MaybePromise } from "../../graph/maybePromise.ts";
import { listOf, listWhen } from "../lists.ts";
import { rightFields, rightsOf, type Rights } from "../permissions/rights.ts";
import { publish } from "../posts/changes.ts";
import { postKinds } from "../posts/kinds/index.ts";
import { referredPost } from "../posts/store.ts";

/** The viewer's drafts, newest first. */
const draftsOf = (context: Context, types: readonly PostType[]): OffsetList<Draft> => ({
  ...listOf((slice) => context.rest.list("getDrafts", { query: { ...slice, types } })),
  sortKey: ({ createdAt, id }) => [createdAt, id],
});

function rightsTo(draft: Draft, context: Context): MaybePromise<DraftPermissionsModel> {
  const subject = { ...draft, publishedAt: null, isDeleted: false };
  return rightsOf(context, "DraftPermissions", postKinds[draft.postType].policy, subject);
}

export const resolvers: Resolvers = {
  Viewer: {
    drafts: ({ authenticated }, { types, ...page }, context) =>
      connect(listWhen(authenticated, draftsOf(context, types ?? [])), page),
  },
  Mutation: {
    publishDraft: (_mutation, { input }, context) => publish(context, input),
  },
  Draft: {
    post: ({ postType, id }, _arguments, context, info) => referredPost({ type: postType, id }, context, info),
    type: property("postType"),
    permissions: (draft, _arguments, context) => rightsTo(draft, context),
  },
  DraftPermissions: rightFields("edit", "delete", "publish"),
};

export type DraftPermissionsModel = Rights<"DraftPermissions", PostAction, PostFacts>;
