import { graphql } from "react-relay";
import type { useDeleteDraftMutation } from "../__generated__/useDeleteDraftMutation.graphql.ts";
import { useRestorePost } from "../posts/useRestorePost.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { confirmAction } from "../ui/alerts.ts";
import { showToast } from "../ui/Toaster.tsx";

/** Deletes a draft after a confirmation; a toast offers to restore it. @param postId the global id */
export function useDeleteDraft(postId: string, onChanged: () => void): { deleteDraft: () => void; isDeleting: boolean } {
  const { restorePost } = useRestorePost(postId, onChanged);
  const { run, isRunning } = useMutationAction<useDeleteDraftMutation>(graphql`
    mutation useDeleteDraftMutation($input: DeletePostInput!) {
      deletePost(input: $input) {
        errors {
          code
          message
          field
        }
      }
    }
  `);
  const deleteDraft = async () => {
    if (!(await confirmAction("Do you want to delete this post?"))) return;
    const outcome = await run({ variables: { input: { postId } } });
    if (!outcome.ok) return;
    showToast("success", "The draft has been deleted.", { action: { label: "Undo", onPress: restorePost } });
    onChanged();
  };
  return { deleteDraft: () => void deleteDraft(), isDeleting: isRunning };
}
