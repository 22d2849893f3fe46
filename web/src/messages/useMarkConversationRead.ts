import { useEffect, useEffectEvent, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { useMarkConversationRead_conversation$key } from "../__generated__/useMarkConversationRead_conversation.graphql.ts";
import type { useMarkConversationReadMutation } from "../__generated__/useMarkConversationReadMutation.graphql.ts";
import { usePageVisible } from "../lib/usePageVisible.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";

/**
 * Marks a conversation read while its end is looked at, and again when more arrives meanwhile.
 * @param isInSight whether the newest message can be seen
 */
export function useMarkConversationRead(conversation: useMarkConversationRead_conversation$key, isInSight: boolean): void {
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
          code
          message
          field
        }
      }
    }
  `);
  const isPageSeen = usePageVisible();
  const seen = isInSight && isPageSeen ? unreadCount : 0;
  const isUnderWay = useRef(false);
  const mark = useEffectEvent(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await run({ variables: { input: { conversationId: id } } });
    isUnderWay.current = false;
  });
  // A failure is not tried again by itself: more messages, or the next visit, do it.
  useEffect(() => {
    if (seen > 0) void mark();
  }, [seen]);
}
