import { useState } from "react";
import { graphql } from "react-relay";
import type { useFinishAnswersMutation } from "../__generated__/useFinishAnswersMutation.graphql.ts";
import { getFieldPath, messageFor, textOfOtherErrors, type MutationFailure, type UserError } from "../relay/mutation.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";

export interface FinishAnswers {
  send: () => void;
  isSending: boolean;
  /** The error found at a question, by its id; null for none. */
  questionError: (questionId: string) => string | null;
  /** An error that belongs to no particular question. */
  errorText: string | null;
  /** Clears the error at a question. */
  clearError: (questionId: string) => void;
}

interface FinishOptions {
  answerSetId: string;
  /** The ids of the questions on the page. */
  questionIds: readonly string[];
  /** Called after success. */
  onSent: () => void;
  /** Reads the answers again. */
  reload: () => void;
}

/**
 * Sends the answers to the author. Missing answers are reported at their questions; other errors, such as at a question that the
 * author has added meanwhile, also read the answers again.
 */
export function useFinishAnswers({ answerSetId, questionIds, onSent, reload }: FinishOptions): FinishAnswers {
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const { run, isRunning } = useFormMutation<useFinishAnswersMutation>(graphql`
    mutation useFinishAnswersMutation($input: FinishAnswersInput!) {
      finishAnswers(input: $input) {
        answerSet {
          ...AnswerSetView_set
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const isQuestionError = (error: UserError): boolean => questionIds.some((id) => id === getFieldPath(error));
  const send = async () => {
    const outcome = await run({ variables: { input: { answerSetId } }, write: "answers" });
    if (outcome.ok) return onSent();
    setFailure(outcome);
    if (!outcome.errors.every(isQuestionError)) reload();
  };
  return {
    send: () => void send(),
    isSending: isRunning,
    questionError: (questionId) => messageFor(failure?.errors ?? [], questionId),
    errorText: failure && textOfOtherErrors(failure, isQuestionError),
    clearError: (questionId) =>
      setFailure((previous) => {
        const errors = previous?.errors.filter((error) => getFieldPath(error) !== questionId) ?? [];
        return previous && errors.length > 0 ? { ...previous, errors } : null;
      }),
  };
}
