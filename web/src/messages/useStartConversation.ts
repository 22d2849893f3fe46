import { graphql } from "react-relay";
import type { useStartConversationMutation } from "../__generated__/useStartConversationMutation.graphql.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { addConversation } from "./conversationStore.ts";
import { notSentText, type MessageDraft } from "./messageDraft.ts";
import { toMessageInput } from "./useSend.ts";

/**
 * Returns a function that sends the content of a draft to people, in their existing conversation with the viewer or in a new one.
 * It returns the REST API id of the conversation; null when the message is being sent already, or was not sent.
 */
export function useStartConversation(draft: MessageDraft): (personIds: readonly string[]) => Promise<number | null> {
  const { run } = useFormMutation<useStartConversationMutation>(graphql`
    mutation useStartConversationMutation($input: StartConversationInput!) {
      startConversation(input: $input) {
        conversationEdge {
          node {
            id
            databaseId
            ...ConversationRow_conversation
          }
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  return async (personIds) => {
    const { text, attachments, isSending } = draft.state.get();
    if (isSending) return null;
    draft.change(() => ({ isSending: true, error: null }));
    const input = { personIds, ...toMessageInput({ text, attachments }) };
    const outcome = await run({
      variables: { input: { ...input, idempotencyKey: draft.idempotencyKeys.getKey(JSON.stringify(input)) } },
      updater: (store, response) => {
        const edge = response?.startConversation.conversationEdge;
        if (edge) addConversation(store, edge.node.id);
      },
    });
    draft.idempotencyKeys.settle(outcome);
    const started = outcome.ok ? outcome.response.startConversation.conversationEdge : null;
    if (!started) {
      draft.change(() => ({ isSending: false, error: (!outcome.ok && outcome.text) || notSentText }));
      return null;
    }
    draft.change(() => ({ text: "", attachments: [], isSending: false }));
    return started.node.databaseId;
  };
}
