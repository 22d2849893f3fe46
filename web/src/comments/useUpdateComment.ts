import { graphql } from "react-relay";
import type { useUpdateCommentMutation } from "../__generated__/useUpdateCommentMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { findMentioned, toHtml, toPlainText } from "./commentText.ts";
import { toSendFailure, type SendResult } from "./sendResult.ts";

/**
 * Changes the text of the viewer's comment; its attachments stay. A text that is not changed is not sent, because the comment would
 * be marked as edited.
 * @param commentId the global id
 * @param current the HTML of the comment
 */
export function useUpdateComment(commentId: string, current: string): (content: string) => Promise<SendResult> {
  const { run } = useMutationAction<useUpdateCommentMutation>(
    graphql`
      mutation useUpdateCommentMutation($input: UpdateCommentInput!) {
        updateComment(input: $input) {
          comment {
            ...CommentBody_comment
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
    if (content === toHtml(toPlainText(current), findMentioned(current))) return { ok: true };
    const outcome = await run({ variables: { input: { commentId, content } } });
    return outcome.ok ? { ok: true } : toSendFailure(outcome);
  };
}
