import { MessagesSquare, SearchX } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { ConversationList_query$key } from "../__generated__/ConversationList_query.graphql.ts";
import type { ConversationListPageQuery } from "../__generated__/ConversationListPageQuery.graphql.ts";
import { List } from "../lists/List.tsx";
import { useList } from "../lists/useList.ts";
import type { Reload } from "../loading/useReload.ts";
import { ConversationRow } from "./ConversationRow.tsx";
import { ConversationsSkeleton } from "./ConversationsSkeleton.tsx";

interface ConversationListProps {
  query: ConversationList_query$key;
  /** The REST API id of the conversation shown next to the list; null when none is. */
  shownId: number | null;
  /** Whether the list shows search results. */
  isSearch: boolean;
  reload: Reload;
}

/** Conversations, the most recently active first. */
export function ConversationList({ query, shownId, isSearch, reload }: ConversationListProps) {
  const { data, ...pagination } = usePaginationFragment<ConversationListPageQuery, ConversationList_query$key>(
    graphql`
      fragment ConversationList_query on Query
      @argumentDefinitions(query: { type: "String" }, first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "ConversationListPageQuery") {
        viewer {
          conversations(query: $query, first: $first, after: $after)
            @connection(key: "ConversationList_conversations", filters: ["query"]) {
            edges {
              node {
                id
                databaseId
                updatedAt
                ...ConversationRow_conversation
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { conversations } = data.viewer;
  const list = useList({ edges: conversations?.edges, keyOf: ({ node }) => node.id, pagination, reload });
  // A conversation with a new message moves to the front.
  const newestFirst =
    list.items?.toSorted((one, other) => Date.parse(other.node.updatedAt) - Date.parse(one.node.updatedAt)) ?? null;
  return (
    <List
      list={{ ...list, items: newestFirst }}
      layout="part"
      label="Conversations"
      skeleton={<ConversationsSkeleton rows={2} />}
      empty={
        isSearch
          ? { icon: SearchX, title: "Nothing found", text: "No matching names or messages." }
          : {
              icon: MessagesSquare,
              title: "No messages yet",
              text: "Write to somebody you have met here. Only the participants can read a conversation.",
            }
      }
    >
      {({ node }) => <ConversationRow conversation={node} isShown={node.databaseId === shownId} />}
    </List>
  );
}
