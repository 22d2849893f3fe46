import type { Comment } from "../../rest/generated/contract.ts";
import type { Context } from "../../context.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import { rightFields } from "../permissions/rights.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { actorOf } from "../session/viewer.ts";
import { readById, type Nodes } from "../store.ts";
import { isThreadDeleted, subjectTypeName, threadOf } from "../subjects.ts";
import { mutations, type NewComment } from "./changes.ts";
import { commentPolicy, type CommentPermissionsModel } from "./policy.ts";
import { comments } from "./store.ts";
import { edgeOf, threadPage } from "./thread.ts";

function rightsTo(comment: Comment, context: Context): MaybePromise<CommentPermissionsModel> {
  return andThen(actorOf(context), (actor) =>
    // Guests are refused anyway, so the thread is not read for them.
    andThen(actor.authenticated && isThreadDeleted(context, comment), (threadDeleted) => ({
      __typename: "CommentPermissions",
      policy: commentPolicy,
      actor,
      subject: { author: comment.author, isDeleted: comment.isDeleted, isThreadDeleted: threadDeleted },
    })),
  );
}

const commentGlobalId = (id: number): string => encodeId("Comment", id);

const parentOf = ({ parentCommentId }: Comment, context: Context): MaybePromise<Comment | null> =>
  parentCommentId === null ? null : comments(context).get(parentCommentId);

/** Shared by the payloads of new and restored comments. */
const newCommentPayload = {
  commentEdge: ({ result }: { result: NewComment | null }) => result && edgeOf(result.comment),
  subject: ({ result }: { result: NewComment | null }, _arguments: object, context: Context) =>
    result && threadOf(context, result.comment),
  parent: ({ result }: { result: NewComment | null }, _arguments: object, context: Context) =>
    result && parentOf(result.comment, context),
};

export const resolvers: Resolvers = {
  Query: {
    comment: (_query, { databaseId }, context, info) => prefetchViewer(context, info, comments(context).get(databaseId)),
  },
  Mutation: mutations,
  Commentable: {
    __resolveType: subjectTypeName,
    comments: (subject, page, context) => threadPage(context, subject, page),
    commentsCount: ({ commentable }) => commentable.commentsCount,
    totalCommentsCount: ({ commentable }) => commentable.totalCommentsCount,
  },
  Comment: {
    id: ({ id }) => commentGlobalId(id),
    parent: (comment, _arguments, context) => parentOf(comment, context),
    subject: (comment, _arguments, context) => threadOf(context, comment),
    permissions: (comment, _arguments, context) => rightsTo(comment, context),
  },
  CommentPermissions: rightFields("like", "comment", "edit", "delete", "restore"),
  AddCommentPayload: newCommentPayload,
  RestoreCommentPayload: newCommentPayload,
  DeleteCommentPayload: {
    // A deleted comment with replies remains in the thread.
    comment: ({ result }, _arguments, context) =>
      result !== null && result.before.childrenCount > 0 ? comments(context).get(result.before.id) : null,
    deletedCommentId: ({ result }) =>
      result !== null && result.before.childrenCount === 0 ? commentGlobalId(result.before.id) : null,
    subject: ({ result }, _arguments, context) => result && threadOf(context, result.before),
    parent: ({ result }, _arguments, context) => result && parentOf(result.before, context),
  },
};

export const nodes: Nodes = { Comment: readById(comments) };
