import type { Context } from "../../context.ts";
import { connect, type Connection, type ConnectionArguments, type Edge } from "../../graph/connections.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import { listComments } from "../../rest/comments.ts";
import type { Comment } from "../../rest/generated/contract.ts";
import { createEdge, toWindow, sliceKnownItems } from "../lists.ts";
import { toDiscussionRef, type SubjectModel } from "../subjects.ts";
import { comments } from "./store.ts";

/** The order of comments: replies oldest first, all others newest first. */
const orders = {
  replies: {
    identify: ({ id }: Comment) => String(id),
    sortKey: ({ createdAt, id }: Comment) => [createdAt, id],
    order: "asc",
  },
  comments: {
    identify: ({ id }: Comment) => String(id),
    sortKey: ({ createdAt, id }: Comment) => [createdAt, id],
    order: "desc",
  },
} as const;

const getOrder = (subject: SubjectModel) => ("entityType" in subject ? orders.replies : orders.comments);

/**
 * The number of comments in a subject's list, estimated from its counts: deleted comments with replies are listed, but not
 * counted. The estimate exceeds the length of `comments` whenever the list continues, but it is too low if more than one deleted
 * comment follows, or one after live comments.
 */
function countListed({ comments: known, commentsCount, totalCommentsCount }: SubjectModel["commentable"]): number {
  const live = known.filter(({ isDeleted }) => !isDeleted).length;
  const replies = known.reduce((sum, { childrenCount }) => sum + childrenCount, 0);
  const missing = Math.max(0, commentsCount - live);
  // If no live comment is missing but there are more replies than those of the known comments, they belong to a deleted
  // comment.
  const hidden = missing === 0 && totalCommentsCount > commentsCount + replies ? 1 : 0;
  return known.length + missing + hidden;
}

function listThread(context: Context, subject: SubjectModel): OffsetList<Comment> {
  return {
    ...getOrder(subject),
    read: (offset, limit) => {
      const known = sliceKnownItems(subject.commentable.comments, countListed(subject.commentable), offset, limit);
      return known ?? listComments(context.rest, toDiscussionRef(subject), { offset, limit }).then(toWindow);
    },
  };
}

/**
 * A page of a subject's comments. It uses the comments included in the subject if they suffice, and reads them otherwise.
 * `totalCount` excludes deleted comments, like commentsCount.
 */
export function readThreadPage(
  context: Context,
  subject: SubjectModel,
  page: ConnectionArguments,
): MaybePromise<Connection<Comment>> {
  const store = comments(context);
  if ("entityType" in subject) store.put(subject.id, subject);
  return andThen(connect(listThread(context, subject), page), (connection) => {
    for (const { node } of connection.edges) store.put(node.id, node);
    return { ...connection, totalCount: subject.commentable.commentsCount };
  });
}

/** The edge of one comment, for payloads; its cursor has the comment's position in the list. */
export const createCommentEdge = (comment: Comment): MaybePromise<Edge<Comment> | null> =>
  createEdge<Comment>(comment.parentCommentId === null ? orders.comments : orders.replies, comment);
