import { useEffect, useEffectEvent, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { useMarkConversationRead_conversation$key } from "../__generated__/useMarkConversationRead_conversation.graphql.ts";
import type { useMarkConversationReadMutation } from "../__generated__/useMarkConversationReadMutation.graphql.ts";
import { usePageVisible } from "../lib/usePageVisible.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";

/**
 * Marks a conversation as read while its end is visible, and again when more messages arrive.
 * @param isEndVisible whether the newest message is visible
 */
export function useMarkConversationRead(conversation: useMarkConversationRead_conversation$key, isEndVisible: boolean): void {
  const { id, unreadCount } = useFragment(
    graphql`
      fragment useMarkConversationRead_conversation on Conversation {
        id
        unreadCount
      }
    `,
    conversation,
  );
  const { run } = useMutationAction<useMarkConversationReadMutation>(graphql`
    mutation useMarkConversationReadMutation($input: MarkConversationReadInput!) {
      markConversationRead(input: $input) {
        conversation {
          ...useMarkConversationRead_conversation
        }
        viewer {
          unreadConversations
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const isPageSeen = usePageVisible();
  const seen = isEndVisible && isPageSeen ? unreadCount : 0;
  const isBusy = useRef(false);
  const mark = useEffectEvent(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    await run({ variables: { input: { conversationId: id } } });
    isBusy.current = false;
  });
  // No automatic retry after a failure: the next message or the next visit tries again.
  useEffect(() => {
    if (seen > 0) void mark();
  }, [seen]);
}
