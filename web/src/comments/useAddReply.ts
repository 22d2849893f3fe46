import { useState } from "react";
import { graphql } from "react-relay";
import { ConnectionHandler } from "relay-runtime";
import type { useAddReplyMutation } from "../__generated__/useAddReplyMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { notSent, type Sent } from "./sent.ts";
import { createIdempotencyKeys } from "../forms/idempotencyKeys.ts";

interface ReplyTarget {
  /** The global id of the post or news item. */
  subjectId: string;
  /** The global id of the top-level comment. */
  parentId: string;
}

/**
 * Adds a reply as the last one below a comment.
 * @param onAdded receives the reply's global id
 */
export function useAddReply(
  { subjectId, parentId }: ReplyTarget,
  onAdded: (id: string) => void,
): (content: string) => Promise<Sent> {
  const [idempotencyKeys] = useState(() => createIdempotencyKeys());
  const { run } = useMutationAction<useAddReplyMutation>(
    graphql`
      mutation useAddReplyMutation($input: AddCommentInput!, $connections: [ID!]!) {
        addComment(input: $input) {
          commentEdge @appendEdge(connections: $connections) {
            cursor
            node {
              id
              createdAt
              ...ReplyItem_comment
            }
          }
          parent {
            ...ReplyList_counts
          }
          subject {
            ...CommentThread_counts
            ...CommentButton_subject
          }
          errors {
            ...mutation_error @relay(mask: false)
          }
        }
      }
    `,
    { inlineErrors: ["content"], waitsForNetwork: true },
  );

  return async (content) => {
    const outcome = await run({
      variables: {
        input: { subjectId, parentId, content, idempotencyKey: idempotencyKeys.keyOf(content) },
        connections: [ConnectionHandler.getConnectionID(parentId, "ReplyList_comments")],
      },
    });
    if (!outcome.ok) return notSent(outcome);
    idempotencyKeys.reset();
    const added = outcome.response.addComment.commentEdge;
    if (added) onAdded(added.node.id);
    return { ok: true };
  };
}
