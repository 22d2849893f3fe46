import type { Context } from "../../context.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import type { Comment } from "../../rest/generated/contract.ts";
import { createPermissionsParent } from "../permissions/permissionFields.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { createReadById, type Nodes } from "../store.ts";
import { getSubjectTypeName, readCommentFacts, readThreadSubject } from "../subjects.ts";
import { mutations, type NewComment } from "./changes.ts";
import { commentPolicy } from "./policy.ts";
import { comments } from "./store.ts";
import { createCommentEdge, readThreadPage } from "./thread.ts";

const getPermissions = (comment: Comment, context: Context) =>
  andThen(readCommentFacts(context, comment), (facts) =>
    createPermissionsParent(context, "CommentPermissions", commentPolicy, facts),
  );

const encodeCommentId = (id: number): string => encodeId("Comment", id);

const getParent = ({ parentCommentId }: Comment, context: Context): MaybePromise<Comment | null> =>
  parentCommentId === null ? null : comments(context).get(parentCommentId);

/** Shared by the payloads of new and restored comments. */
const newCommentPayload = {
  commentEdge: ({ result }: { result: NewComment | null }) => result && createCommentEdge(result.comment),
  subject: ({ result }: { result: NewComment | null }, _arguments: object, context: Context) =>
    result && readThreadSubject(context, result.comment),
  parent: ({ result }: { result: NewComment | null }, _arguments: object, context: Context) =>
    result && getParent(result.comment, context),
};

export const resolvers: Resolvers = {
  Query: {
    comment: (_query, { databaseId }, context, info) => prefetchViewer(context, info, comments(context).get(databaseId)),
  },
  Mutation: mutations,
  Commentable: {
    __resolveType: getSubjectTypeName,
    comments: (subject, page, context) => readThreadPage(context, subject, page),
    commentsCount: ({ commentable }) => commentable.commentsCount,
    totalCommentsCount: ({ commentable }) => commentable.totalCommentsCount,
  },
  Comment: {
    id: ({ id }) => encodeCommentId(id),
    parent: (comment, _arguments, context) => getParent(comment, context),
    subject: (comment, _arguments, context) => readThreadSubject(context, comment),
    permissions: (comment, _arguments, context) => getPermissions(comment, context),
  },
  AddCommentPayload: newCommentPayload,
  RestoreCommentPayload: newCommentPayload,
  DeleteCommentPayload: {
    // A deleted comment with replies remains in the thread.
    comment: ({ result }, _arguments, context) =>
      result !== null && result.before.childrenCount > 0 ? comments(context).get(result.before.id) : null,
    deletedCommentId: ({ result }) =>
      result !== null && result.before.childrenCount === 0 ? encodeCommentId(result.before.id) : null,
    subject: ({ result }, _arguments, context) => result && readThreadSubject(context, result.before),
    parent: ({ result }, _arguments, context) => result && getParent(result.before, context),
  },
};

export const nodes: Nodes = { Comment: createReadById(comments) };
