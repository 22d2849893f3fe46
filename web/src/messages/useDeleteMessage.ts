import { graphql } from "react-relay";
import type { useDeleteMessageMutation } from "../__generated__/useDeleteMessageMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { confirmAction } from "../ui/alerts.ts";

/** Deletes a message of the viewer after a confirmation; a placeholder stays. @param messageId the global id */
export function useDeleteMessage(messageId: string): { deleteMessage: () => void; isDeleting: boolean } {
  const { run, isRunning } = useMutationAction<useDeleteMessageMutation>(graphql`
    mutation useDeleteMessageMutation($input: DeleteMessageInput!) {
      deleteMessage(input: $input) {
        message {
          ...MessageItem_message
        }
        conversation {
          ...ConversationRow_conversation
        }
        errors {
          code
          message
          field
        }
      }
    }
  `);
  const deleteMessage = async () => {
    if (await confirmAction("Do you want to delete this message for everybody?"))
      await run({ variables: { input: { messageId } } });
  };
  return { deleteMessage: () => void deleteMessage(), isDeleting: isRunning };
}
