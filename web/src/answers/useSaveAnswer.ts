import { graphql } from "react-relay";
import type { SaveAnswerInput, useSaveAnswerMutation } from "../__generated__/useSaveAnswerMutation.graphql.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";

/** Saves an answer in the interview and updates the store. The caller shows all errors. */
export function useSaveAnswer() {
  const { run, isRunning } = useFormMutation<useSaveAnswerMutation>(graphql`
    mutation useSaveAnswerMutation($input: SaveAnswerInput!) {
      saveAnswer(input: $input) {
        answerSet {
          ...AnswerSetView_set
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  return { save: (input: SaveAnswerInput) => run({ variables: { input } }), isSaving: isRunning };
}
