import { useEffect, useEffectEvent } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { useNavigate } from "react-router";
import type { PreviousMessagesQuery } from "../__generated__/PreviousMessagesQuery.graphql.ts";
import { useReload } from "../loading/useReload.ts";
import { MessageList } from "./MessageList.tsx";

const query = graphql`
  query PreviousMessagesQuery($personIds: [ID!]!) {
    conversationWith(personIds: $personIds) {
      databaseId
      ...MessageList_conversation
    }
  }
`;

interface PreviousMessagesProps {
  /** The contact ids of the recipients. */
  personIds: readonly string[];
  /** Opens the existing conversation, if there is one. */
  opensConversation: boolean;
}

/** The messages in an existing conversation with these people; renders nothing when there is none. */
export function PreviousMessages({ personIds, opensConversation }: PreviousMessagesProps) {
  const { conversationWith: conversation } = useLazyLoadQuery<PreviousMessagesQuery>(
    query,
    { personIds },
    { fetchPolicy: "store-and-network" },
  );
  const reload = useReload<PreviousMessagesQuery>(query, { personIds });
  const navigate = useNavigate();
  const databaseId = conversation?.databaseId ?? null;
  const openConversation = useEffectEvent((id: number) => {
    if (opensConversation) void navigate(`/messages/${id}`, { replace: true });
  });
  useEffect(() => {
    if (databaseId !== null) openConversation(databaseId);
  }, [databaseId]);
  if (!conversation) return null;
  // Nothing is pending here: new messages are sent from the box below.
  return (
    <MessageList
      key={databaseId}
      conversation={conversation}
      isGroup={personIds.length > 1}
      unsent={[]}
      onRetry={ignore}
      onEdit={ignore}
      reload={reload}
    />
  );
}

const ignore = () => undefined;
