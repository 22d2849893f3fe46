import type { restorePostMutation } from "../__generated__/restorePostMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";

const load = async () => (await import("./restorePost.ts")).restorePostMutation;

/** Restores a deleted post with its comments and likes. @param postId the global id @param onRestored called afterwards */
export function useRestorePost(postId: string, onRestored?: () => void): { restorePost: () => void; isRestoring: boolean } {
  const { run, isRunning } = useMutationAction<restorePostMutation>({ load });
  const restorePost = () =>
    void run({
      variables: { input: { postId } },
      updater: (store, response) => {
        if (response?.restorePost.errors.length === 0) store.get(postId)?.setValue(false, "isDeleted");
      },
      write: "post",
      subjectId: postId,
      onDone: onRestored,
    });
  return { restorePost, isRestoring: isRunning };
}
