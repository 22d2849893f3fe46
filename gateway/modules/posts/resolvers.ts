import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { readProperty } from "../../graph/property.ts";
import { toPostName } from "../../rest/posts.ts";
import { createPermissionsParent } from "../permissions/permissionFields.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { createReadById, type Nodes } from "../store.ts";
import { getSubjectTypeName } from "../subjects.ts";
import { getEventCursor } from "../subscriptionField.ts";
import { mutations } from "./changes.ts";
import { getPostKind, postTypes } from "./kinds/index.ts";
import type { PostModel } from "./models.ts";
import { readPostingAuthors, getCreatePostPermission } from "./postingAuthors.ts";
import { posts } from "./store.ts";
import { postChanged } from "./subscriptionFields.ts";

/** The content or, for posts without content, the description (POST-03). */
const getContent = (post: PostModel): string | null => post.content ?? ("description" in post ? post.description : null);

export const resolvers: Resolvers = {
  Query: {
    post: (_query, { type, databaseId }, context, info) => prefetchViewer(context, info, posts(context, type).get(databaseId)),
  },
  Mutation: mutations,
  Subscription: { postChanged },
  Viewer: {
    postAs: (viewer, _arguments, context) => readPostingAuthors(context, viewer),
    createPost: getCreatePostPermission,
  },
  DeletePostPayload: {
    // Users who may delete a post can still see it afterwards.
    post: ({ result }, _arguments, context) => result && posts(context, result.post.type).get(result.post.id),
  },
  Post: {
    __resolveType: (post) => toPostName(post.type),
  },
  PostBase: {
    __resolveType: (post) => toPostName(post.type),
    creatorId: ({ creatorId }) => encodeId("Author", creatorId),
    content: getContent,
    status: readProperty("saveAs"),
    isSystem: (post) => getPostKind(post).isSystem(post),
    eventCursor: (_post, _arguments, context) => getEventCursor(context),
    permissions: (post, _arguments, context) =>
      createPermissionsParent(context, "PostPermissions", getPostKind(post).policy, post),
  },
  Authored: {
    __resolveType: getSubjectTypeName,
  },
  Deletable: {
    __resolveType: getSubjectTypeName,
  },
};

export const nodes: Nodes = Object.fromEntries(
  postTypes.map((type) => [toPostName(type), createReadById((context) => posts(context, type))]),
);
