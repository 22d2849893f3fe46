import { fetchQuery, graphql } from "react-relay";
import { commitLocalUpdate, type Environment } from "relay-runtime";
import type { newestConversationsQuery } from "../__generated__/newestConversationsQuery.graphql.ts";
import { nodeIdsOf, mergeNewest, setNodes } from "../relay/newest.ts";
import { listIn } from "./conversationStore.ts";
// The query spreads the fragments of these modules, so that it reads exactly what they show.
import "./ConversationRow.tsx";

/** Reads the most recently active conversations again after events may have been missed. */
export function readNewestConversations(environment: Environment): void {
  let before: string[] = [];
  commitLocalUpdate(environment, (store) => {
    before = nodeIdsOf(listIn(store)) ?? [];
  });
  fetchQuery<newestConversationsQuery>(
    environment,
    graphql`
      query newestConversationsQuery {
        viewer {
          conversations(first: 20) {
            pageInfo {
              hasNextPage
            }
            edges {
              node {
                id
                ...ConversationRow_conversation
              }
            }
          }
        }
      }
    `,
    {},
    { networkCacheConfig: { force: true } },
  ).subscribe({
    next: ({ viewer: { conversations } }) => {
      if (!conversations) return;
      const read = conversations.edges.map(({ node }) => node.id);
      commitLocalUpdate(environment, (store) => {
        const list = listIn(store);
        const shown = nodeIdsOf(list);
        if (!list || !shown) return;
        const { merged, removed } = mergeNewest(shown, before, read, !conversations.pageInfo.hasNextPage);
        setNodes(
          store,
          list,
          merged.filter((id) => !removed.includes(id)),
          "ConversationEdge",
        );
      });
    },
    // The next event, or the next visit, triggers another read.
    error: () => {},
  });
}
