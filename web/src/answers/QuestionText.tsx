import { graphql, useFragment } from "react-relay";
import type { QuestionText_question$key } from "../__generated__/QuestionText_question.graphql.ts";
import { AnswerVideo } from "./AnswerVideo.tsx";

interface QuestionTextProps {
  question: QuestionText_question$key;
  /** The number of the question, starting at 1. */
  number: number;
  /** The name of the person who asks. */
  by: string;
}

/** The text of a question, and its video if there is one. */
export function QuestionText({ question, number, by }: QuestionTextProps) {
  const { text, video } = useFragment(
    graphql`
      fragment QuestionText_question on Question {
        text
        video {
          ...AnswerVideo_video
        }
      }
    `,
    question,
  );
  return (
    <div className="space-y-3">
      <h2 className="text-18 font-semibold whitespace-pre-line">
        <span className="figures me-2 text-muted">{number}.</span>
        {text}
      </h2>
      {video && <AnswerVideo video={video} by={by} />}
    </div>
  );
}
