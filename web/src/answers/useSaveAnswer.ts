import { graphql } from "react-relay";
import type { SaveAnswerInput, useSaveAnswerMutation } from "../__generated__/useSaveAnswerMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";

/** Keeps an answer with the interview; the answers on the screen follow. Every error is the caller's to show. */
export function useSaveAnswer() {
  const { run, isRunning } = useMutationAction<useSaveAnswerMutation>(
    graphql`
      mutation useSaveAnswerMutation($input: SaveAnswerInput!) {
        saveAnswer(input: $input) {
          answerSet {
            ...AnswerRoom_set
          }
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inPlace: "all" },
  );
  return { save: (input: SaveAnswerInput) => run({ variables: { input } }), isSaving: isRunning };
}
