import { graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { newestConversationsQuery } from "../__generated__/newestConversationsQuery.graphql.ts";
import { readNewest } from "../relay/readNewest.ts";
import { getConversations } from "./conversationStore.ts";
// The query spreads the fragments of these modules, so that it reads exactly what they show.
import "./ConversationRow.tsx";

/** Reads the most recently active conversations again after events may have been missed. */
export function readNewestConversations(environment: Environment): void {
  readNewest<newestConversationsQuery>(
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
    getConversations,
    ({ viewer: { conversations } }) =>
      conversations && {
        read: conversations.edges.map(({ node }) => node.id),
        isWhole: !conversations.pageInfo.hasNextPage,
      },
    "ConversationEdge",
    { timeField: "updatedAt" },
  );
}
