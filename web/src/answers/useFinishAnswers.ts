import { useState } from "react";
import { graphql } from "react-relay";
import type { useFinishAnswersMutation } from "../__generated__/useFinishAnswersMutation.graphql.ts";
import { getFieldPath, messageFor, textOfOtherErrors, type UserError } from "../relay/mutation.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";

interface FinishAnswers {
  send: () => void;
  isSending: boolean;
  /** The error found at a question, by its id; null for none. */
  questionError: (questionId: string) => string | null;
  /** An error that belongs to no particular question. */
  errorText: string | null;
  /** Clears the error at a question. */
  clearError: (questionId: string) => void;
}

/** Sends the answers to the author; missing answers are reported at their questions. @param onSent called after success */
export function useFinishAnswers(answerSetId: string, onSent: () => void): FinishAnswers {
  const [errors, setErrors] = useState<readonly UserError[]>([]);
  const [text, setText] = useState<string | null>(null);
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
  const send = async () => {
    const outcome = await run({ variables: { input: { answerSetId } }, write: "answers" });
    if (outcome.ok) return onSent();
    setErrors(outcome.errors.filter(isQuestionError));
    setText(textOfOtherErrors(outcome, isQuestionError));
  };
  return {
    send: () => void send(),
    isSending: isRunning,
    questionError: (questionId) => messageFor(errors, questionId),
    errorText: text,
    clearError: (questionId) => setErrors((previous) => previous.filter((error) => getFieldPath(error) !== questionId)),
  };
}

const isQuestionError = (error: UserError): boolean => getFieldPath(error) !== null;
