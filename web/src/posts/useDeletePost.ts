import type { deletePostMutation } from "../__generated__/deletePostMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { useRestorePost } from "./useRestorePost.ts";

const load = async () => (await import("./deletePost.ts")).deletePostMutation;

interface DeleteOptions {
  /** The text of the toast. */
  done?: string;
  onDeleted?: () => void;
  /** Called when the deletion was undone. */
  onRestored?: () => void;
}

/**
 * Deletes a post after a confirmation. A placeholder and a toast offer to restore it.
 * @param postId the global id
 */
export function useDeletePost(
  postId: string,
  { done = "The post has been deleted.", onDeleted, onRestored }: DeleteOptions = {},
): { deletePost: () => void; isDeleting: boolean } {
  const { restorePost } = useRestorePost(postId, onRestored);
  const { run, isRunning } = useMutationAction<deletePostMutation>({ load });

  const deletePost = () =>
    void run({
      variables: { input: { postId } },
      updater: (store, response) => {
        if (response?.deletePost.errors.length === 0) store.get(postId)?.setValue(true, "isDeleted");
      },
      write: "post",
      question: "Do you want to delete this post?",
      done,
      undo: restorePost,
      subjectId: postId,
      onDone: onDeleted,
    });
  return { deletePost, isDeleting: isRunning };
}
