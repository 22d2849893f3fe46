import type { Context } from "../../context.ts";
import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { createComment } from "../../rest/comments.ts";
import type { Comment } from "../../rest/generated/contract.ts";
import { change } from "../mutation.ts";
import { changeWithDenialReason } from "../permissions/requirePermission.ts";
import { getCommentPermission, getInteractionPermission, toSubjectRef } from "../subjects.ts";
import type { CommentAction } from "./policy.ts";

/** A new or restored comment. */
export interface NewComment {
  readonly comment: Comment;
}

/** A comment in its state before the deletion. */
interface DeletedCommentModel {
  readonly before: Comment;
}

/** Makes a change to a comment; a denial has the message of the comment's permission. */
const changeComment = <Result>(
  context: Context,
  id: number,
  action: CommentAction,
  make: () => Promise<Result>,
): Promise<Result> => changeWithDenialReason(context, () => getCommentPermission(context, id, action), make);

export const mutations: MutationResolvers = {
  /** The upstream puts a reply to a reply under the same top-level comment. */
  addComment: async (_mutation, { input }, context) => {
    const { subjectId, parentId, content, attachments, idempotencyKey = null } = input;
    const isReply = parentId !== null && parentId !== undefined;
    const subject = toSubjectRef(isReply ? { type: "Comment", key: parentId } : subjectId);
    const body = { content, attachments: attachments ?? undefined };
    return change(context, input, () =>
      changeWithDenialReason(
        context,
        () => getInteractionPermission(context, subject, "comment"),
        async () => ({ comment: await createComment(context.rest, subject, body, idempotencyKey) }),
      ),
    );
  },
  /** Omitted fields stay unchanged. */
  updateComment: async (_mutation, { input }, context) => {
    const { commentId: id, content, attachments } = input;
    const body = { content: content ?? undefined, attachments: attachments ?? undefined };
    return change(context, input, () =>
      changeComment(context, id, "edit", () => context.rest.write("updateComment", { params: { id }, body })),
    );
  },
  /** The comment is read first, because a deleted comment without replies cannot be read afterwards, nor its thread. */
  deleteComment: (_mutation, { input }, context) =>
    change(context, input, async () => {
      const id = input.commentId;
      const before = await context.rest.read("getComment", { params: { id } });
      await changeComment(context, id, "delete", () => context.rest.write("deleteComment", { params: { id } }));
      return { before };
    }),
  restoreComment: async (_mutation, { input }, context) => {
    const id = input.commentId;
    return change(context, input, async () => ({
      comment: await changeComment(context, id, "restore", () => context.rest.write("restoreComment", { params: { id } })),
    }));
  },
};

/** The results of mutations on comments. */
export type AddCommentResult = NewComment;
export type RestoreCommentResult = NewComment;
export type DeleteCommentResult = DeletedCommentModel;
