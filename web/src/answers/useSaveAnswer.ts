import { graphql } from "react-relay";
import type { SaveAnswerInput, useSaveAnswerMutation } from "../__generated__/useSaveAnswerMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";

/** Saves an answer in the interview and updates the store. The caller shows all errors. */
export function useSaveAnswer() {
  const { run, isRunning } = useMutationAction<useSaveAnswerMutation>(
    graphql`
      mutation useSaveAnswerMutation($input: SaveAnswerInput!) {
        saveAnswer(input: $input) {
          answerSet {
            ...AnswerSetView_set
          }
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inlineErrors: "all" },
  );
  return { save: (input: SaveAnswerInput) => run({ variables: { input } }), isSaving: isRunning };
}
