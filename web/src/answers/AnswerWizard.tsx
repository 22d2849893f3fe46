import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AnswerWizard_set$key } from "../__generated__/AnswerWizard_set.graphql.ts";
import { formatNoun } from "../lib/counts.ts";
import { Button } from "../ui/Button.tsx";
import { QuestionStep } from "./QuestionStep.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import { getFirstStep, getNextStep, getPreviousStep, type Step } from "./steps.ts";
import type { AnswerDrafts } from "./useAnswerDrafts.ts";
import { useFinishAnswers } from "./useFinishAnswers.ts";

interface AnswerWizardProps {
  set: AnswerWizard_set$key;
  drafts: AnswerDrafts;
  /** Called with whether a question or the review is shown, as opposed to the introduction. */
  onStartedChange: (isStarted: boolean) => void;
  onSent: () => void;
  /** Reads the answers again. */
  reload: () => void;
}

/** Answers an interview: one question at a time, then a review of all answers, then sending. */
export function AnswerWizard({ set, drafts, onStartedChange, onSent, reload }: AnswerWizardProps) {
  const data = useFragment(
    graphql`
      fragment AnswerWizard_set on AnswerSet {
        id
        request {
          showQuestions
        }
        questions {
          id
          text
          ...QuestionStep_question
        }
        answers {
          question {
            id
          }
        }
        ...QuestionStep_set
        ...ReviewStep_set
      }
    `,
    set,
  );
  const { questions, answers, request } = data;
  const [step, setStep] = useState<Step>(() =>
    getFirstStep(
      questions.map(
        ({ id: questionId }) =>
          drafts.get(questionId) !== undefined || answers.some(({ question }) => question?.id === questionId),
      ),
    ),
  );
  // True when the user has come to a question from the review, to which they then return.
  const [isReviewing, setReviewing] = useState(step === "review");
  const finishing = useFinishAnswers({ answerSetId: data.id, questionIds: questions.map(({ id }) => id), onSent, reload });
  const container = useRef<HTMLDivElement>(null);
  const goTo = (next: Step) => {
    setStep(next);
    onStartedChange(next !== "intro");
    if (next === "review") setReviewing(true);
    container.current?.focus();
    container.current?.scrollIntoView({ block: "nearest" });
  };
  useEffect(() => {
    onStartedChange(step !== "intro");
  }, [step, onStartedChange]);

  const question = typeof step === "number" ? questions[step] : undefined;
  return (
    <div ref={container} tabIndex={-1} className="scroll-mt-20 outline-none">
      {step === "intro" && (
        <div className="space-y-5">
          {request.showQuestions && (
            <ol aria-label="Questions" className="list-decimal space-y-2 ps-5 text-15">
              {questions.map(({ id: questionId, text }) => (
                <li key={questionId} className="user-text whitespace-pre-line">
                  {text}
                </li>
              ))}
            </ol>
          )}
          <p className="text-14 text-muted">
            You answer one question at a time. Your answers are saved as you go, so you can stop and come back later. Nothing is
            sent until you have reviewed them.
          </p>
          <Button variant="primary" onPress={() => goTo(0)}>
            Start with {questions.length === 1 ? "the question" : `the ${formatNoun(questions.length, "question")}`}
          </Button>
        </div>
      )}
      {typeof step === "number" && question && (
        <QuestionStep
          key={question.id}
          set={data}
          question={question}
          number={step + 1}
          count={questions.length}
          drafts={drafts}
          errorText={finishing.questionError(question.id)}
          onChange={() => finishing.clearError(question.id)}
          onBack={() => goTo(isReviewing ? "review" : getPreviousStep(step))}
          onNext={() => goTo(isReviewing ? "review" : getNextStep(step, questions.length))}
        />
      )}
      {step === "review" && (
        <ReviewStep
          set={data}
          questionError={finishing.questionError}
          errorText={finishing.errorText}
          isSending={finishing.isSending}
          onChange={goTo}
          onSend={finishing.send}
        />
      )}
    </div>
  );
}
