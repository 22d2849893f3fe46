import { MessagesSquare, SearchX } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { ConversationList_query$key } from "../__generated__/ConversationList_query.graphql.ts";
import type { ConversationListPageQuery } from "../__generated__/ConversationListPageQuery.graphql.ts";
import { ListEnd } from "../lists/ListEnd.tsx";
import { PartError } from "../loading/PartError.tsx";
import { useNextPage } from "../lists/useNextPage.ts";
import type { Reload } from "../loading/useReload.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ConversationRow } from "./ConversationRow.tsx";
import { ConversationsSkeleton } from "./ConversationsSkeleton.tsx";

interface ConversationListProps {
  query: ConversationList_query$key;
  /** The id in the REST API of the one that is shown beside the list; null when none is. */
  shownId: number | null;
  /** Whether it shows what was searched for. */
  isSearch: boolean;
  reload: Reload;
}

/** Conversations, the one that was written in last first. */
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
  const edges = conversations?.edges ?? [];
  const page = useNextPage(pagination, edges.length);
  if (!conversations) {
    return <PartError failure={reload.failure} onRetry={reload.reload} isRetrying={reload.isReloading} />;
  }
  if (edges.length === 0 && !page.hasMore) {
    return isSearch ? (
      <EmptyState icon={SearchX} title="Nothing found" text="No name and no message has these words." />
    ) : (
      <EmptyState
        icon={MessagesSquare}
        title="No messages yet"
        text="Write to somebody you have met here: what you write to each other stays between you."
      />
    );
  }
  // One that is written in moves to the front.
  const newestFirst = edges.map(({ node }) => node).sort((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt));
  return (
    <>
      <ul aria-label="Conversations" className="divide-y divide-line">
        {newestFirst.map((node) => (
          <li key={node.id}>
            <ConversationRow conversation={node} isShown={node.databaseId === shownId} />
          </li>
        ))}
      </ul>
      {page.hasMore && <ListEnd page={page} lead={600} skeleton={<ConversationsSkeleton rows={2} />} endText="" />}
    </>
  );
}
