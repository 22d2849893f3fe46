import { graphql } from "react-relay";
import type { useDeleteListMutation } from "../__generated__/useDeleteListMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { confirmAction } from "../ui/alerts.ts";
import { showToast } from "../ui/Toaster.tsx";

/** Deletes a list after a confirmation; its contacts stay. @param id the global id */
export function useDeleteList(id: string, onDeleted: () => void): { remove: () => void; isDeleting: boolean } {
  const { run, isRunning } = useMutationAction<useDeleteListMutation>(graphql`
    mutation useDeleteListMutation($input: DeleteContactListInput!) {
      deleteContactList(input: $input) {
        deletedContactListId
        errors {
          code
          message
          field
        }
      }
    }
  `);
  const remove = async () => {
    if (!(await confirmAction("Do you want to delete this list for all users of your account? Its contacts will be kept.")))
      return;
    const outcome = await run({ variables: { input: { contactListId: id } } });
    if (!outcome.ok) return;
    showToast("success", "The list has been deleted.");
    onDeleted();
  };
  return { remove: () => void remove(), isDeleting: isRunning };
}
