import { graphql } from "react-relay";
import type { useUpdateCommentMutation } from "../__generated__/useUpdateCommentMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { toSendFailure, type SendResult } from "./sendResult.ts";

/** Changes the text of the viewer's comment; its attachments stay. @param commentId the global id */
export function useUpdateComment(commentId: string): (content: string) => Promise<SendResult> {
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
    const outcome = await run({ variables: { input: { commentId, content } } });
    return outcome.ok ? { ok: true } : toSendFailure(outcome);
  };
}
