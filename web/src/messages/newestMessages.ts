import { graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { newestMessagesQuery } from "../__generated__/newestMessagesQuery.graphql.ts";
import { readNewest } from "../relay/readNewest.ts";
import { getMessages } from "./conversationStore.ts";
// The query spreads the fragments of these modules, so that it reads exactly what they show.
import "./ConversationRow.tsx";
import "./MessageList.tsx";

/**
 * Reads the newest messages of an open conversation again after events may have been missed.
 * @param id of the conversation, global
 */
export function readNewestMessages(environment: Environment, id: string): void {
  readNewest<newestMessagesQuery>(
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
    (store) => getMessages(store, id),
    ({ node: found }) => {
      const messages = found?.conversation?.messages;
      return messages && { read: messages.edges.map(({ node }) => node.id), isWhole: !messages.pageInfo.hasNextPage };
    },
    "MessageEdge",
  );
}
