import { fetchQuery, graphql } from "react-relay";
import { commitLocalUpdate, type Environment } from "relay-runtime";
import type { newestMessagesQuery } from "../__generated__/newestMessagesQuery.graphql.ts";
import { nodeIdsOf, mergeNewest, setNodes } from "../relay/newest.ts";
import { messagesIn } from "./conversationStore.ts";
// The query spreads the fragments of these modules, so that it reads exactly what they show.
import "./ConversationRow.tsx";
import "./MessageList.tsx";

/**
 * Reads the newest messages of an open conversation again after events may have been missed.
 * @param id of the conversation, global
 */
export function readNewestMessages(environment: Environment, id: string): void {
  let before: string[] = [];
  commitLocalUpdate(environment, (store) => {
    before = nodeIdsOf(messagesIn(store, id)) ?? [];
  });
  fetchQuery<newestMessagesQuery>(
    environment,
    graphql`
      query newestMessagesQuery($id: ID!) {
        node(id: $id) {
          ... on Conversation @alias(as: "conversation") {
            ...ConversationRow_conversation
            messages(first: 50) {
              pageInfo {
                hasNextPage
              }
              edges {
                node {
                  id
                  ...MessageList_message
                }
              }
            }
          }
        }
      }
    `,
    { id },
    { networkCacheConfig: { force: true } },
  ).subscribe({
    next: ({ node }) => {
      const messages = node?.conversation?.messages;
      if (!messages) return;
      const read = messages.edges.map((edge) => edge.node.id);
      commitLocalUpdate(environment, (store) => {
        const list = messagesIn(store, id);
        const shown = nodeIdsOf(list);
        if (!list || !shown) return;
        const { merged, removed } = mergeNewest(shown, before, read, !messages.pageInfo.hasNextPage);
        setNodes(
          store,
          list,
          merged.filter((message) => !removed.includes(message)),
          "MessageEdge",
        );
      });
    },
    // The next event, or the next visit, triggers another read.
    error: () => {},
  });
}
