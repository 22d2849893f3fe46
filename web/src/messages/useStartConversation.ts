import { useState } from "react";
import { graphql } from "react-relay";
import type { useStartConversationMutation } from "../__generated__/useStartConversationMutation.graphql.ts";
import { createIdempotencyKeys } from "../forms/idempotencyKeys.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { addConversation } from "./conversationStore.ts";
import { notSentText, type Content } from "./messageDraft.ts";
import { toMessageInput } from "./useSend.ts";

type Started = { ok: true; databaseId: number } | { ok: false; error: string };

/** Sends a message to people, in their existing conversation with the viewer or in a new one. */
export function useStartConversation() {
  const [idempotencyKeys] = useState(() => createIdempotencyKeys());
  const { run, isRunning } = useFormMutation<useStartConversationMutation>(graphql`
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
  return {
    isStarting: isRunning,
    async start(personIds: readonly string[], content: Content): Promise<Started> {
      const input = { personIds, ...toMessageInput(content) };
      const outcome = await run({
        variables: { input: { ...input, idempotencyKey: idempotencyKeys.getKey(JSON.stringify(input)) } },
        updater: (store, response) => {
          const edge = response?.startConversation.conversationEdge;
          if (edge) addConversation(store, edge.node.id);
        },
      });
      idempotencyKeys.settle(outcome);
      if (!outcome.ok) return { ok: false, error: outcome.text ?? notSentText };
      const started = outcome.response.startConversation.conversationEdge?.node;
      return started ? { ok: true, databaseId: started.databaseId } : { ok: false, error: notSentText };
    },
  };
}
