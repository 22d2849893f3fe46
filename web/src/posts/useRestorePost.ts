import { graphql } from "react-relay";
import type { useRestorePostMutation } from "../__generated__/useRestorePostMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";

/** Brings a deleted post back with its comments and likes. @param postId the global id @param onRestored called once it is back */
export function useRestorePost(
  postId: string,
  onRestored: () => void = () => {},
): { restorePost: () => void; isRestoring: boolean } {
  const { run, isRunning } = useMutationAction<useRestorePostMutation>(graphql`
    mutation useRestorePostMutation($input: RestorePostInput!) {
      restorePost(input: $input) {
        post {
          ...PostView_post
          ... on PostBase @alias(as: "base") {
            ...DeletedPost_post
            ...PostActions_post
          }
          ... on Commentable @alias(as: "commentable") {
            ...CommentPreview_subject
            ...CommentButton_subject
            ...Composer_subject
          }
        }
        errors {
          code
          message
          field
        }
      }
    }
  `);
  const restorePost = async () => {
    const outcome = await run({
      variables: { input: { postId } },
      updater: (store, response) => {
        if (response?.restorePost.errors.length === 0) store.get(postId)?.setValue(false, "isDeleted");
      },
    });
    if (outcome.ok) onRestored();
  };
  return { restorePost: () => void restorePost(), isRestoring: isRunning };
}
