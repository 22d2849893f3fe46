import type { Context } from "../../context.ts";
import { connect, type Connection, type ConnectionArguments, type OffsetList } from "../../graph/connections.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { type Later } from "../../graph/later.ts";
import type { FeedEntry } from "../feed/entries.ts";
import type { PostModel, PostPermissionsModel } from "../models.ts";
import { right, rightsOf } from "../permissions/rights.ts";
import { withViewerAhead } from "../session/lookahead.ts";
import { orNull, readById, type Nodes } from "../store.ts";
import { subjectTypeName } from "../subjects.ts";
import { createWithInterview, remove, restore } from "./changes.ts";
import { kindOf, postKinds, postTypes } from "./kinds/index.ts";
import { calloutsOf, jobsOf } from "./lists.ts";
import { postChanged } from "./live.ts";
import { posts } from "./store.ts";
import { postAs, rightToPost } from "./writers.ts";

function rightsTo(post: PostModel, context: Context): Later<PostPermissionsModel> {
  return rightsOf(context, "PostPermissions", kindOf(post).policy, post);
}

/** Null for a community that is not there. */
const postPage = async (list: OffsetList<FeedEntry>, page: ConnectionArguments): Promise<Connection<FeedEntry> | null> =>
  orNull(connect(list, page));

/** POST-03: the content, else the description. */
const contentOf = (post: PostModel): string | null => post.content ?? ("description" in post ? post.description : null);

export const resolvers: Resolvers = {
  Query: {
    post: (_query, { type, databaseId }, context, info) => withViewerAhead(context, info, posts(context, type).get(databaseId)),
    jobs: (_query, { query = null, communitySlug = null, workplace = null, jobType = null, ...page }, context, info) =>
      withViewerAhead(context, info, postPage(jobsOf(context, { query, communitySlug, workplace, jobType }), page)),
    callouts: (_query, { query = null, communitySlug = null, sort, ...page }, context, info) =>
      withViewerAhead(context, info, postPage(calloutsOf(context, { query, communitySlug, sort }), page)),
  },
  CalloutSort: { NEWEST: "newest", DEADLINE: "deadline" },
  Mutation: {
    createAsyncCallout: (_mutation, { input }, context) => createWithInterview(context, input),
    deletePost: (_mutation, { input }, context) => remove(context, input),
    restorePost: (_mutation, { input }, context) => restore(context, input),
  },
  Subscription: { postChanged },
  Viewer: {
    postAs: (viewer, _arguments, context) => postAs(context, viewer),
    createPost: rightToPost,
  },
  CreateAsyncCalloutPayload: {
    callout: ({ result }) => result,
  },
  DeletePostPayload: {
    // Whoever may delete it may go on seeing it.
    post: ({ result }, _arguments, context) => result && posts(context, result.post.type).get(result.post.id),
  },
  RestorePostPayload: {
    post: ({ result }) => result,
  },
  Post: {
    __resolveType: (post) => kindOf(post).typeName,
  },
  PostBase: {
    __resolveType: (post) => kindOf(post).typeName,
    id: (post) => encodeId(kindOf(post).typeName, post.id),
    databaseId: ({ id }) => id,
    content: contentOf,
    isSystem: (post) => kindOf(post).isSystem(post),
    permissions: (post, _arguments, context) => rightsTo(post, context),
  },
  Authored: {
    __resolveType: subjectTypeName,
  },
  Deletable: {
    __resolveType: subjectTypeName,
  },
  PostPermissions: {
    like: right("like"),
    comment: right("comment"),
    edit: right("edit"),
    delete: right("delete"),
    restore: right("restore"),
  },
  PostType: {
    COMMUNITY_POST: "communityPost",
    JOB: "job",
    CALLOUT: "callout",
    EVENT: "event",
    RECORD: "record",
    REACTION: "reaction",
    STATEMENT: "statement",
  },
  PostChange: { LIKES: "likes", COMMENTS: "comments", EDITED: "edited", DELETED: "deleted", RESTORED: "restored" },
  SaveAs: { DRAFT: "draft", PUBLISHED: "published" },
};

export const nodes: Nodes = Object.fromEntries(
  postTypes.map((type) => [postKinds[type].typeName, readById((context) => posts(context, type))]),
);
