import { graphql } from "react-relay";
import type { useRestoreCommentMutation } from "../__generated__/useRestoreCommentMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";

/** Restores a deleted comment. @param commentId the global id */
export function useRestoreComment(commentId: string): { restoreComment: () => void; isRestoring: boolean } {
  const { run, isRunning } = useMutationAction<useRestoreCommentMutation>(graphql`
    mutation useRestoreCommentMutation($input: RestoreCommentInput!) {
      restoreComment(input: $input) {
        commentEdge {
          node {
            ...CommentBody_comment
          }
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
  return { restoreComment: () => void run({ variables: { input: { commentId } } }), isRestoring: isRunning };
}
