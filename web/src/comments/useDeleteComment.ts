import { graphql } from "react-relay";
import type { useDeleteCommentMutation } from "../__generated__/useDeleteCommentMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";

/**
 * Deletes a comment after a confirmation. It stays in its place as deleted and can be restored. When the thread is read again,
 * a deleted comment without replies disappears.
 * @param commentId the global id
 */
export function useDeleteComment(commentId: string): { deleteComment: () => void; isDeleting: boolean } {
  const { run, isRunning } = useMutationAction<useDeleteCommentMutation>(graphql`
    mutation useDeleteCommentMutation($input: DeleteCommentInput!) {
      deleteComment(input: $input) {
        comment {
          ...CommentBody_comment
        }
        parent {
          ...ReplyList_counts
        }
        subject {
          ...CommentThread_counts
          ...CommentPreview_subject
          ...CommentButton_subject
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);

  const deleteComment = () =>
    void run({
      variables: { input: { commentId } },
      question: "Do you want to delete this comment?",
      updater: (store, response) => {
        if (!response || response.deleteComment.errors.length > 0) return;
        store.get(commentId)?.setValue(true, "isDeleted").setValue(null, "content");
      },
    });
  return { deleteComment, isDeleting: isRunning };
}
