import type { deletePostMutation } from "../__generated__/deletePostMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { confirmAction } from "../ui/alerts.ts";
import { showToast } from "../ui/Toaster.tsx";
import { useRestorePost } from "./useRestorePost.ts";

const load = async () => (await import("./deletePost.ts")).deletePostMutation;

/**
 * Deletes a post after a confirmation. A placeholder and a toast offer to restore it.
 * @param postId the global id
 */
export function useDeletePost(postId: string): { deletePost: () => void; isDeleting: boolean } {
  const { restorePost } = useRestorePost(postId);
  const { run, isRunning } = useMutationAction<deletePostMutation>({ load });

  const deletePost = async () => {
    if (!(await confirmAction("Do you want to delete this post?"))) return;
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
