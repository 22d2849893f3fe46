import { graphql, useRelayEnvironment } from "react-relay";
import type { useConversationsLiveSubscription } from "../__generated__/useConversationsLiveSubscription.graphql.ts";
import { useLive } from "../session/useLive.ts";
import { removeConversation, addConversation, addMessage, findConversationId } from "./conversationStore.ts";
import { readNewestConversations } from "./newestConversations.ts";
import { readNewestMessages } from "./newestMessages.ts";

/**
 * Keeps the list and the open conversation up to date while they are shown: applies messages, deletions and read marks as they
 * happen, and reads missed changes again.
 * @param openId the REST API id of the open conversation; null when none is
 * @param after the position in the viewer's events when they were read
 */
export function useConversationsLive(openId: number | null, after: string | null | undefined): void {
  const environment = useRelayEnvironment();
  const readAgain = () => {
    readNewestConversations(environment);
    const id = openId === null ? null : findConversationId(environment, openId);
    if (id !== null) readNewestMessages(environment, id);
  };
  useLive<useConversationsLiveSubscription>({
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
  });
}
