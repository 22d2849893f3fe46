import { useState } from "react";
import { graphql } from "react-relay";
import { ConnectionHandler } from "relay-runtime";
import type { useAddCommentMutation } from "../__generated__/useAddCommentMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { notSent, type Sent } from "./sent.ts";
import { createIdempotencyKeys } from "../forms/idempotencyKeys.ts";

/**
 * Adds a comment to a post or a news item, at the top of its thread.
 * @param subjectId the global id
 * @param onAdded receives the new comment's global id
 */
export function useAddComment(subjectId: string, onAdded: (id: string) => void): (content: string) => Promise<Sent> {
  const [idempotencyKeys] = useState(() => createIdempotencyKeys());
  const { run } = useMutationAction<useAddCommentMutation>(
    graphql`
      mutation useAddCommentMutation($input: AddCommentInput!, $connections: [ID!]!) {
        addComment(input: $input) {
          commentEdge @prependEdge(connections: $connections) {
            cursor
            node {
              id
              createdAt
              ...CommentItem_comment
            }
          }
          subject {
            ...CommentThread_counts
            ...CommentPreview_subject
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
        input: { subjectId, content, idempotencyKey: idempotencyKeys.keyOf(content) },
        connections: [ConnectionHandler.getConnectionID(subjectId, "CommentThread_comments")],
      },
    });
    if (!outcome.ok) return notSent(outcome);
    idempotencyKeys.reset();
    const added = outcome.response.addComment.commentEdge;
    if (added) onAdded(added.node.id);
    return { ok: true };
  };
}
