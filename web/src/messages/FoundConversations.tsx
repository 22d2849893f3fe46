import { graphql } from "react-relay";
import type { FoundConversationsQuery } from "../__generated__/FoundConversationsQuery.graphql.ts";
import { useLoadedQuery } from "../loading/useLoadedQuery.ts";
import { useReload } from "../loading/useReload.ts";
import { ConversationList } from "./ConversationList.tsx";

const query = graphql`
  query FoundConversationsQuery($query: String!) {
    ...ConversationList_query @arguments(query: $query)
  }
`;

interface FoundConversationsProps {
  /** Part of a name or of a message. */
  text: string;
  shownId: number | null;
}

/** The conversations that match a search. */
export function FoundConversations({ text, shownId }: FoundConversationsProps) {
  const variables = { query: text };
  const data = useLoadedQuery<FoundConversationsQuery>(query, variables, { fetchPolicy: "network-only" });
  const reload = useReload<FoundConversationsQuery>(query, variables);
  return <ConversationList query={data} shownId={shownId} isSearch reload={reload} />;
}
