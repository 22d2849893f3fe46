import { graphql } from "react-relay";
import type { useDeletePostMutation } from "../__generated__/useDeletePostMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { confirmed } from "../ui/alerts.ts";
import { showToast } from "../ui/Toaster.tsx";
import { useRestorePost } from "./useRestorePost.ts";

/**
 * Deletes a post after a question. It stays in its place as deleted, where it can be restored, and a toast
 * offers the same.
 * @param postId the global id
 */
export function useDeletePost(postId: string): { deletePost: () => void; isDeleting: boolean } {
  const { restorePost } = useRestorePost(postId);
  const { run, isRunning } = useMutationAction<useDeletePostMutation>(graphql`
    mutation useDeletePostMutation($input: DeletePostInput!) {
      deletePost(input: $input) {
        post {
          ... on PostBase @alias(as: "base") {
            ...DeletedPost_post
            ...PostActions_post
          }
          ... on Commentable @alias(as: "commentable") {
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

  const deletePost = async () => {
    if (!(await confirmed("Do you want to delete this post?"))) return;
    const outcome = await run({
      variables: { input: { postId } },
      updater: (store, response) => {
        if (response?.deletePost.errors.length === 0) store.get(postId)?.setValue(true, "isDeleted");
      },
    });
    if (outcome.ok) showToast("success", "The post has been deleted.", { action: { label: "Undo", onPress: restorePost } });
  };
  return { deletePost: () => void deletePost(), isDeleting: isRunning };
}
