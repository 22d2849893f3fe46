import { fetchQuery, graphql } from "react-relay";
import { commitLocalUpdate, ConnectionHandler, type Environment, type RecordSourceProxy } from "relay-runtime";
import type { refreshThreadAddedQuery } from "../__generated__/refreshThreadAddedQuery.graphql.ts";
import type { refreshThreadQuery, refreshThreadQuery$data } from "../__generated__/refreshThreadQuery.graphql.ts";
import { fetchLatest } from "../relay/fetchLatest.ts";
import { getNodeIds, mergeNewest, setNodes } from "../relay/newest.ts";
// The query spreads the fragments of these modules, so that it reads exactly what they show.
import "./CommentBody.tsx";
import "./CommentItem.tsx";
import "./CommentThread.tsx";
import { refreshReplies } from "./refreshReplies.ts";

type Read = NonNullable<NonNullable<NonNullable<refreshThreadQuery$data["node"]>["subject"]>["comments"]>;

const threadIn = (store: RecordSourceProxy, subjectId: string) => {
  const subject = store.get(subjectId);
  return subject && ConnectionHandler.getConnection(subject, "CommentThread_comments");
};

/**
 * Reads the newest comments of an open thread again. It adds new comments, updates changed ones and marks missing ones as
 * deleted. Expanded replies and text in progress are kept.
 * @param subjectId the global id of the thread's subject
 */
export function refreshThread(environment: Environment, subjectId: string): void {
  const before = shownIn(environment, subjectId);
  if (!before) return;
  fetchLatest<refreshThreadQuery>(
    environment,
    graphql`
      query refreshThreadQuery($id: ID!) {
        node(id: $id) {
          ... on Commentable @alias(as: "subject") {
            ...CommentThread_counts
            comments(first: 20) {
              pageInfo {
                hasNextPage
              }
              edges {
                node {
                  id
                  commentsCount
                  ...CommentBody_comment
                  comments(first: 2) {
                    edges {
                      node {
                        id
                        ...CommentBody_comment
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
    { id: subjectId },
  ).then(
    (response) => {
      const comments = response?.node?.subject?.comments;
      if (comments) applyAnswer(environment, subjectId, before, comments);
    },
    // The next event triggers another read.
    () => {},
  );
}

function shownIn(environment: Environment, subjectId: string): string[] | null {
  let shown: string[] | null = null;
  commitLocalUpdate(environment, (store) => {
    shown = getNodeIds(threadIn(store, subjectId));
  });
  return shown;
}

function applyAnswer(environment: Environment, subjectId: string, before: readonly string[], { edges, pageInfo }: Read): void {
  const read = edges.map(({ node }) => node.id);
  const show = () =>
    commitLocalUpdate(environment, (store) => {
      const thread = threadIn(store, subjectId);
      const shown = getNodeIds(thread);
      if (!thread || !shown) return;
      const { merged, removed } = mergeNewest(shown, before, read, !pageInfo.hasNextPage);
      for (const id of removed) store.get(id)?.setValue(true, "isDeleted");
      setNodes(store, thread, merged, "CommentEdge");
    });

  const added = read.filter((id) => !before.includes(id));
  if (added.length === 0) show();
  else readAdded(environment, added, show);
  for (const { node } of edges) {
    if (!added.includes(node.id)) {
      const first = (node.comments?.edges ?? []).map((edge) => edge.node.id);
      refreshReplies(environment, { commentId: node.id, count: node.commentsCount, first });
    }
  }
}

/** Reads new comments with all fields that the list displays. */
function readAdded(environment: Environment, ids: string[], done: () => void): void {
  fetchQuery<refreshThreadAddedQuery>(
    environment,
    graphql`
      query refreshThreadAddedQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on Comment @alias(as: "comment") {
            ...CommentItem_comment
          }
        }
      }
    `,
    { ids },
  ).subscribe({ next: done, error: () => {} });
}
