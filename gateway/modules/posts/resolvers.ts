import type { PostModel } from "./models.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { property } from "../../graph/property.ts";
import { postNameOf } from "../../rest/posts.ts";
import { rightFields, rightsOf } from "../permissions/rights.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { readById, type Nodes } from "../store.ts";
import { subjectTypeName } from "../subjects.ts";
import { mutations } from "./changes.ts";
import { kindOf, postTypes } from "./kinds/index.ts";
import { postChanged } from "./live.ts";
import { posts } from "./store.ts";
import { postAs, rightToPost } from "./writers.ts";

/** The content or, for posts without content, the description (POST-03). */
const contentOf = (post: PostModel): string | null => post.content ?? ("description" in post ? post.description : null);

export const resolvers: Resolvers = {
  Query: {
    post: (_query, { type, databaseId }, context, info) => prefetchViewer(context, info, posts(context, type).get(databaseId)),
  },
  Mutation: mutations,
  Subscription: { postChanged },
  Viewer: {
    postAs: (viewer, _arguments, context) => postAs(context, viewer),
    createPost: rightToPost,
  },
  DeletePostPayload: {
    // Users who may delete a post can still see it afterwards.
    post: ({ result }, _arguments, context) => result && posts(context, result.post.type).get(result.post.id),
  },
  Post: {
    __resolveType: (post) => postNameOf(post.type),
  },
  PostBase: {
    __resolveType: (post) => postNameOf(post.type),
    creatorId: ({ creatorId }) => encodeId("Author", creatorId),
    content: contentOf,
    status: property("saveAs"),
    isSystem: (post) => kindOf(post).isSystem(post),
    permissions: (post, _arguments, context) => rightsOf(context, "PostPermissions", kindOf(post).policy, post),
  },
  Authored: {
    __resolveType: subjectTypeName,
  },
  Deletable: {
    __resolveType: subjectTypeName,
  },
  PostPermissions: rightFields("like", "comment", "edit", "delete", "restore"),
};

export const nodes: Nodes = Object.fromEntries(
  postTypes.map((type) => [postNameOf(type), readById((context) => posts(context, type))]),
);
