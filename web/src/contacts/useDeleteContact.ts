import { graphql } from "react-relay";
import type { useDeleteContactMutation } from "../__generated__/useDeleteContactMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { confirmAction } from "../ui/alerts.ts";
import { showToast } from "../ui/Toaster.tsx";

/** Permanently deletes a contact of the account, after a confirmation. @param id the global id */
export function useDeleteContact(id: string, onDeleted: () => void): { remove: () => void; isDeleting: boolean } {
  const { run, isRunning } = useMutationAction<useDeleteContactMutation>(graphql`
    mutation useDeleteContactMutation($input: DeleteContactInput!) {
      deleteContact(input: $input) {
        deletedContactId
        errors {
          code
          message
          field
        }
      }
    }
  `);
  const remove = async () => {
    if (
      !(await confirmAction(
        "Do you want to delete this contact? It will be removed from all lists, for all users of your account.",
      ))
    )
      return;
    const outcome = await run({ variables: { input: { contactId: id } } });
    if (!outcome.ok) return;
    showToast("success", "The contact has been deleted.");
    onDeleted();
  };
  return { remove: () => void remove(), isDeleting: isRunning };
}
