import { graphql, useRelayEnvironment } from "react-relay";
import type { useConversationsLiveSubscription } from "../__generated__/useConversationsLiveSubscription.graphql.ts";
import { useLive } from "../session/useLive.ts";
import { removeConversation, addConversation, addMessage } from "./conversationStore.ts";
import { readNewestConversations } from "./newestConversations.ts";
import { readNewestMessages } from "./newestMessages.ts";

/**
 * Keeps the list and the open conversation up to date while they are shown: applies messages, deletions and read marks as they
 * happen, and reads missed changes again.
 * @param openId the global id of the open conversation; null when none is
 * @param after the position in the viewer's events when they were read
 * @param isOn false pauses it
 */
export function useConversationsLive(openId: string | null, after: string | null | undefined, isOn = true): void {
  const environment = useRelayEnvironment();
  const readAgain = () => {
    readNewestConversations(environment);
    if (openId !== null) readNewestMessages(environment, openId);
  };
  useLive<useConversationsLiveSubscription>(
    {
      subscription: graphql`
        subscription useConversationsLiveSubscription($after: String) {
          conversationsChanged(after: $after) {
            sequence
            cursor
            conversationId
            conversation @catch {
              id
              ...ConversationRow_conversation
            }
            message {
              id
              ...MessageList_message
            }
            viewer {
              unreadConversations
            }
          }
        }
      `,
      variables: {},
      after,
      updater: (store, response) => {
        const event = response?.conversationsChanged;
        if (!event?.conversationId) return;
        const { conversation } = event;
        if (conversation.ok && !conversation.value) {
          removeConversation(store, event.conversationId);
          return;
        }
        if (conversation.ok) addConversation(store, event.conversationId);
        if (event.message) addMessage(store, event.conversationId, event.message.id);
      },
      onEvent: ({ conversationsChanged: { conversationId, conversation } }) => {
        if (!conversationId || !conversation.ok) readAgain();
      },
      onMissed: readAgain,
    },
    isOn,
  );
}
