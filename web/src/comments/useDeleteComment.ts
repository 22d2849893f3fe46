import { graphql } from "react-relay";
import type { useDeleteCommentMutation } from "../__generated__/useDeleteCommentMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { confirmAction } from "../ui/alerts.ts";

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

  const deleteComment = async () => {
    if (!(await confirmAction("Do you want to delete this comment?"))) return;
    await run({
      variables: { input: { commentId } },
      updater: (store, response) => {
        if (!response || response.deleteComment.errors.length > 0) return;
        store.get(commentId)?.setValue(true, "isDeleted").setValue(null, "content");
      },
    });
  };
  return { deleteComment: () => void deleteComment(), isDeleting: isRunning };
}
