import type { Context } from "../../context.ts";
import { connect } from "../../graph/connections.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import { readProperty } from "../../graph/property.ts";
import type { Draft, PostType } from "../../rest/generated/contract.ts";
import { createList, listOrEmpty } from "../lists.ts";
import { createPermissionsParent } from "../permissions/permissionFields.ts";
import { publish } from "../posts/changes.ts";
import { postKinds } from "../posts/kinds/index.ts";
import { getReferencedPost } from "../posts/store.ts";

/** The viewer's drafts, newest first. */
const listDrafts = (context: Context, types: readonly PostType[]): OffsetList<Draft> => ({
  ...createList((slice) => context.rest.list("getDrafts", { query: { ...slice, types } })),
  sortKey: ({ createdAt, id }) => [createdAt, id],
});

function getPermissions(draft: Draft, context: Context) {
  const subject = { ...draft, publishedAt: null, isDeleted: false };
  return createPermissionsParent(context, "DraftPermissions", postKinds[draft.postType].policy, subject);
}

export const resolvers: Resolvers = {
  Viewer: {
    drafts: ({ authenticated }, { types, ...page }, context) =>
      connect(listOrEmpty(authenticated, listDrafts(context, types ?? [])), page),
  },
  Mutation: {
    publishDraft: (_mutation, { input }, context) => publish(context, input),
  },
  Draft: {
    post: ({ postType, id }, _arguments, context, info) => getReferencedPost({ type: postType, id }, context, info),
    type: readProperty("postType"),
    permissions: (draft, _arguments, context) => getPermissions(draft, context),
  },
};
