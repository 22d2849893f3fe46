import { graphql, useFragment } from "react-relay";
import type { QuestionText_question$key } from "../__generated__/QuestionText_question.graphql.ts";
import { AnswerVideo } from "./AnswerVideo.tsx";

interface QuestionTextProps {
  question: QuestionText_question$key;
  /** Its place, from 1. */
  place: number;
  /** Whose question it is. */
  by: string;
}

/** A question, and the same on camera where it was recorded. */
export function QuestionText({ question, place, by }: QuestionTextProps) {
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
        <span className="figures me-2 text-muted">{place}.</span>
        {text}
      </h2>
      {video && <AnswerVideo video={video} by={by} />}
    </div>
  );
}
