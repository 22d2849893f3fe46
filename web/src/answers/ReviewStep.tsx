import { Send } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ReviewStep_set$key } from "../__generated__/ReviewStep_set.graphql.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { AnswerList } from "./AnswerList.tsx";
import type { FinishAnswers } from "./useFinishAnswers.ts";

interface ReviewStepProps extends Pick<FinishAnswers, "questionError" | "errorText" | "isSending"> {
  set: ReviewStep_set$key;
  /** Opens a question by its index. */
  onChange: (index: number) => void;
  onSend: () => void;
}

/** A review of all answers, for corrections and for sending. */
export function ReviewStep({ set, questionError, errorText, isSending, onChange, onSend }: ReviewStepProps) {
  const data = useFragment(
    graphql`
      fragment ReviewStep_set on AnswerSet {
        request {
          author {
            name
          }
        }
        questions {
          id
        }
        answers {
          question {
            id
          }
        }
        ...AnswerList_set
      }
    `,
    set,
  );
  const isAnswered = (index: number) => data.answers.some(({ question }) => question?.id === data.questions[index]?.id);
  return (
    <div className="space-y-5">
      <h2 className="text-18 font-semibold">Review your answers</h2>
      <AnswerList
        set={data}
        by="you"
        questionError={questionError}
        renderAction={(index) => (
          <Button size="small" aria-label={`Change the answer to question ${index + 1}`} onPress={() => onChange(index)}>
            {isAnswered(index) ? "Change" : "Answer"}
          </Button>
        )}
      />
      {errorText && <ErrorNote text={errorText} />}
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line pt-4">
        <p className="me-auto text-13 text-muted">Once sent, answers cannot be changed.</p>
        <Button variant="primary" icon={Send} isPending={isSending} onPress={onSend}>
          Send answers to {data.request.author.name}
        </Button>
      </div>
    </div>
  );
}
