import { useEffect, useEffectEvent, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { useMarkConversationRead_conversation$key } from "../__generated__/useMarkConversationRead_conversation.graphql.ts";
import type { useMarkConversationReadMutation } from "../__generated__/useMarkConversationReadMutation.graphql.ts";
import { usePageVisible } from "../lib/usePageVisible.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";

/**
 * Marks a conversation as read while its end is visible, and again when more messages arrive, also during a request.
 * @param newestId the global id of the newest message; null for none
 * @param isEndVisible whether that message is visible
 */
export function useMarkConversationRead(
  conversation: useMarkConversationRead_conversation$key,
  newestId: string | null,
  isEndVisible: boolean,
): void {
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
  const seenId = isEndVisible && isPageSeen && unreadCount > 0 ? newestId : null;
  // The calls since the last request was sent, including the one that sent it: a request does not cover later messages.
  const calls = useRef(0);
  const mark = useEffectEvent(async () => {
    calls.current += 1;
    if (calls.current > 1) return;
    do {
      calls.current = 1;
      await run({ variables: { input: { conversationId: id } } });
    } while (calls.current > 1);
    calls.current = 0;
  });
  // No automatic retry after a failure: the next message or the next visit tries again.
  useEffect(() => {
    if (seenId !== null) void mark();
  }, [seenId]);
}
