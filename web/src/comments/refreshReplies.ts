import { fetchQuery, graphql } from "react-relay";
import { commitLocalUpdate, ConnectionHandler, type Environment, type RecordSourceProxy } from "relay-runtime";
import type { refreshRepliesQuery } from "../__generated__/refreshRepliesQuery.graphql.ts";
import pageQuery, { type ReplyListPageQuery } from "../__generated__/ReplyListPageQuery.graphql.ts";
import { fetchLatest } from "../relay/fetchLatest.ts";
import { getNodeIds, mergeNewest } from "../relay/newest.ts";
// The query spreads the fragments of these modules, so that it reads exactly what they show.
import "./CommentBody.tsx";

interface Replies {
  /** The global id of the parent comment. */
  commentId: string;
  /** The current number of replies, not counting deleted ones. */
  count: number;
  /** The current ids of the first replies. */
  first: readonly string[];
}

/** The replies currently shown below a comment. */
interface Shown {
  ids: readonly string[];
  /** Number of replies that are not deleted. */
  live: number;
  hasMore: boolean;
  endCursor: string | null;
}

/**
 * Updates the replies shown below a comment. A list that was loaded to its end gets the new replies; others keep their button
 * for more.
 */
export function refreshReplies(environment: Environment, { commentId, count, first }: Replies): void {
  const shown = repliesShown(environment, commentId);
  if (!shown) return;
  const isExpanded = shown.ids.length > first.length;
  if (isExpanded) readExpanded(environment, commentId, shown.ids);
  else markDeleted(environment, commentId, { before: shown.ids, read: first, isWhole: count <= first.length });
  if (shown.hasMore || count <= shown.live) return;
  fetchQuery<ReplyListPageQuery>(environment, pageQuery, {
    id: commentId,
    first: 20,
    ...(shown.endCursor === null ? {} : { after: shown.endCursor }),
  }).subscribe({ error: () => {} });
}

function repliesShown(environment: Environment, commentId: string): Shown | null {
  let shown: Shown | null = null;
  commitLocalUpdate(environment, (store) => {
    const list = listIn(store, commentId);
    const ids = getNodeIds(list);
    if (!list || !ids) return;
    const page = list.getLinkedRecord("pageInfo");
    const cursor = page?.getValue("endCursor");
    shown = {
      ids,
      live: ids.filter((id) => store.get(id)?.getValue("isDeleted") !== true).length,
      hasMore: page?.getValue("hasNextPage") === true,
      endCursor: typeof cursor === "string" && cursor !== "" ? cursor : null,
    };
  });
  return shown;
}

/** Replies beyond the first ones are not part of the comment's data. */
function readExpanded(environment: Environment, commentId: string, before: readonly string[]): void {
  fetchLatest<refreshRepliesQuery>(
    environment,
    graphql`
      query refreshRepliesQuery($id: ID!) {
        node(id: $id) {
          ... on Comment {
            comments(first: 50) {
              pageInfo {
                hasNextPage
              }
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
    `,
    { id: commentId },
  ).then(
    (response) => {
      const replies = response?.node?.comments;
      if (!replies) return;
      const read = replies.edges.map((edge) => edge.node.id);
      markDeleted(environment, commentId, { before, read, isWhole: !replies.pageInfo.hasNextPage });
    },
    // The next event triggers another read.
    () => {},
  );
}

interface Reading {
  before: readonly string[];
  read: readonly string[];
  isWhole: boolean;
}

/** Deleted replies keep their place and are shown as deleted. */
function markDeleted(environment: Environment, commentId: string, { before, read, isWhole }: Reading): void {
  commitLocalUpdate(environment, (store) => {
    const shown = getNodeIds(listIn(store, commentId)) ?? [];
    for (const id of mergeNewest(shown, before, read, isWhole).removed) store.get(id)?.setValue(true, "isDeleted");
  });
}

function listIn(store: RecordSourceProxy, commentId: string) {
  const comment = store.get(commentId);
  return comment && ConnectionHandler.getConnection(comment, "ReplyList_comments");
}
