import { useState } from "react";
import { graphql } from "react-relay";
import { ConnectionHandler } from "relay-runtime";
import type { useAddCommentMutation } from "../__generated__/useAddCommentMutation.graphql.ts";
import type { useAddCommentReplyMutation } from "../__generated__/useAddCommentReplyMutation.graphql.ts";
import { createIdempotencyKeys } from "../forms/idempotencyKeys.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { toSendFailure, type SendResult } from "./sendResult.ts";

const commentMutation = graphql`
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
`;

const replyMutation = graphql`
  mutation useAddCommentReplyMutation($input: AddCommentInput!, $connections: [ID!]!) {
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
`;

interface CommentTarget {
  /** The global id of the post or news item. */
  subjectId: string;
  /** The global id of the top-level comment that is replied to; omitted for a comment that is no reply. */
  parentId?: string;
}

/**
 * Adds a comment at the top of a thread, or a reply as the last one below a comment.
 * @param onAdded receives the new comment's global id
 */
export function useAddComment(target: CommentTarget, onAdded: (id: string) => void): (content: string) => Promise<SendResult> {
  const { subjectId, parentId } = target;
  const [idempotencyKeys] = useState(() => createIdempotencyKeys());
  const { run } = useMutationAction<useAddCommentMutation | useAddCommentReplyMutation>(
    parentId === undefined ? commentMutation : replyMutation,
    { inlineErrors: ["content"], waitsForNetwork: true },
  );
  const connection =
    parentId === undefined
      ? ConnectionHandler.getConnectionID(subjectId, "CommentThread_comments")
      : ConnectionHandler.getConnectionID(parentId, "ReplyList_comments");

  return async (content) => {
    const input = { ...target, content, idempotencyKey: idempotencyKeys.getKey(content) };
    const outcome = await run({ variables: { input, connections: [connection] } });
    idempotencyKeys.settle(outcome);
    if (!outcome.ok) return toSendFailure(outcome);
    const added = outcome.response.addComment.commentEdge;
    if (added) onAdded(added.node.id);
    return { ok: true };
  };
}
