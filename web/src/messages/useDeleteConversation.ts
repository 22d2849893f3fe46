import { graphql } from "react-relay";
import type { useDeleteConversationMutation } from "../__generated__/useDeleteConversationMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { confirmAction } from "../ui/alerts.ts";
import { dropConversation } from "./conversationStore.ts";

/**
 * Deletes a conversation for the viewer only, after a confirmation.
 * @param conversationId the global id
 * @param onDeleted called after the deletion
 */
export function useDeleteConversation(
  conversationId: string,
  onDeleted: () => void,
): { deleteConversation: () => void; isDeleting: boolean } {
  const { run, isRunning } = useMutationAction<useDeleteConversationMutation>(graphql`
    mutation useDeleteConversationMutation($input: DeleteConversationInput!) {
      deleteConversation(input: $input) {
        deletedConversationId
        viewer {
          unreadConversations
        }
        errors {
          code
          message
          field
        }
      }
    }
  `);
  const deleteConversation = async () => {
    if (
      !(await confirmAction(
        "Do you want to delete this conversation? The others keep it. It will come back with the next message, without the earlier ones.",
      ))
    )
      return;
    const outcome = await run({
      variables: { input: { conversationId } },
      updater: (store, response) => {
        if (response?.deleteConversation.deletedConversationId) dropConversation(store, conversationId);
      },
    });
    if (outcome.ok) onDeleted();
  };
  return { deleteConversation: () => void deleteConversation(), isDeleting: isRunning };
}
