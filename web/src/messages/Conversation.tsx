import { MessageCircleOff } from "lucide-react";
import { graphql, useFragment, useRelayEnvironment, type PreloadedQuery } from "react-relay";
import type { Conversation_conversation$key } from "../__generated__/Conversation_conversation.graphql.ts";
import type { ConversationQuery } from "../__generated__/ConversationQuery.graphql.ts";
import { usePage, type Reload } from "../loading/useReload.ts";
import { LinkButton } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ConversationHead } from "./ConversationHead.tsx";
import { hasNewestMessage } from "./conversationStore.ts";
import { MessageBox } from "./MessageBox.tsx";
import { MessageList } from "./MessageList.tsx";
import { readNewestMessages } from "./newestMessages.ts";
import { useMessageDraft } from "./useMessageDraft.ts";
import { useRevalidate } from "./useRevalidate.ts";
import { useSend } from "./useSend.ts";

const query = graphql`
  query ConversationQuery($id: Int!) @preloadable {
    conversation(databaseId: $id) {
      ...Conversation_conversation
    }
  }
`;

/** One conversation: its participants, its messages, and the message box. */
export function Conversation({ queryRef }: { queryRef: PreloadedQuery<ConversationQuery> }) {
  const [{ conversation }, reload] = usePage<ConversationQuery>(query, queryRef);
  if (!conversation) return <NoConversation />;
  return <OpenConversation conversation={conversation} isFresh={Boolean(queryRef.source)} reload={reload} />;
}

interface OpenConversationProps {
  conversation: Conversation_conversation$key;
  /** Whether it has just been read from the network. */
  isFresh: boolean;
  reload: Reload;
}

function OpenConversation({ conversation, isFresh, reload }: OpenConversationProps) {
  const data = useFragment(
    graphql`
      fragment Conversation_conversation on Conversation {
        id
        participants {
          isViewer
        }
        permissions {
          send {
            ...MessageBox_permission
          }
        }
        ...ConversationHead_conversation
        ...MessageList_conversation
      }
    `,
    conversation,
  );
  const environment = useRelayEnvironment();
  const { draft, state } = useMessageDraft(data.id);
  const { send, retry, edit } = useSend(data.id, draft);
  useRevalidate(
    () => isFresh && hasNewestMessage(environment, data.id),
    () => readNewestMessages(environment, data.id),
  );
  return (
    <>
      <ConversationHead conversation={data} />
      <MessageList
        conversation={data}
        isGroup={data.participants.filter(({ isViewer }) => !isViewer).length > 1}
        unsent={state.unsent}
        onRetry={retry}
        onEdit={edit}
        reload={reload}
      />
      <MessageBox draft={draft} state={state} permission={data.permissions.send} onSend={send} />
    </>
  );
}

/** Shown when no such conversation exists, when the viewer takes no part in it, or when they have deleted it. */
function NoConversation() {
  return (
    <div className="grid flex-1 place-items-center">
      <EmptyState
        icon={MessageCircleOff}
        title="Conversation not found"
        text="You may have deleted it. It will come back with the next message."
        action={<LinkButton href="/messages">All messages</LinkButton>}
      />
    </div>
  );
}
