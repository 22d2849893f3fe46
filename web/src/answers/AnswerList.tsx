import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { AnswerList_set$key } from "../__generated__/AnswerList_set.graphql.ts";
import { errorStyles, ErrorParts } from "../ui/Field.tsx";
import { RichText } from "../ui/RichText.tsx";
import { AnswerVideo } from "./AnswerVideo.tsx";
import { QuestionText } from "./QuestionText.tsx";
import { SaveAnswerButton } from "./SaveAnswerButton.tsx";

interface AnswerListProps {
  set: AnswerList_set$key;
  /** The name of the respondent. */
  by: string;
  /** The action for a question, by its index. */
  renderAction?: (index: number) => ReactNode;
  /** The error at a question, by its id; null for none. */
  questionError?: (questionId: string) => string | null;
  /** Whether the viewer may save individual answers. */
  canSave?: boolean;
}

/** All questions with their answers. */
export function AnswerList({ set, by, renderAction, questionError, canSave = false }: AnswerListProps) {
  const { request, questions, answers } = useFragment(
    graphql`
      fragment AnswerList_set on AnswerSet {
        request {
          author {
            name
          }
        }
        questions {
          id
          ...QuestionText_question
        }
        answers {
          content
          skipped
          question {
            id
          }
          video {
            ...AnswerVideo_video
          }
          ...SaveAnswerButton_answer
        }
      }
    `,
    set,
  );
  return (
    <ol aria-label="Questions and answers" className="divide-y divide-line">
      {questions.map((question, index) => {
        const answer = answers.find((candidate) => candidate.question?.id === question.id) ?? null;
        const errorText = questionError?.(question.id) ?? null;
        return (
          <li key={question.id} className="space-y-3 py-5 first:pt-0 last:pb-0">
            <QuestionText question={question} number={index + 1} by={request.author.name} />
            {answer?.content && <RichText html={answer.content} className="text-16" />}
            {answer?.video && <AnswerVideo video={answer.video} by={by} />}
            {answer?.skipped && <p className="text-14 text-muted">Skipped</p>}
            {!answer && <p className="text-14 text-muted">No answer yet</p>}
            {errorText && (
              <p role="alert" className={errorStyles}>
                <ErrorParts>{errorText}</ErrorParts>
              </p>
            )}
            {renderAction?.(index)}
            {canSave && answer && !answer.skipped && <SaveAnswerButton answer={answer} number={index + 1} />}
          </li>
        );
      })}
    </ol>
  );
}
