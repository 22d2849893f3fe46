import { graphql, useFragment } from "react-relay";
import type { QuestionList_interview$key } from "../__generated__/QuestionList_interview.graphql.ts";
import { formatNoun } from "../lib/counts.ts";
import { formatDuration } from "../lib/dates.ts";
import { PostVideo } from "../posts/PostVideo.tsx";

/** The questions, in order. Viewers who may not see them before answering get only their number. */
export function QuestionList({ interview }: { interview: QuestionList_interview$key }) {
  const { type, questionsCount, questions, author } = useFragment(
    graphql`
      fragment QuestionList_interview on Interview {
        type
        questionsCount
        author {
          name
        }
        questions {
          id
          position
          text
          timeLimit
          video {
            ...PostVideo_video
          }
        }
      }
    `,
    interview,
  );
  if (questionsCount === 0) return <p className="text-14 text-muted">No questions yet.</p>;
  return (
    <section aria-label="Questions" className="border-t border-line pt-4">
      <h2 className="text-16 font-semibold">Questions</h2>
      {questions.length === 0 ? (
        <p className="mt-2 text-14 text-muted">
          {formatNoun(questionsCount, "question")}, shown one after the other to those who answer.
        </p>
      ) : (
        <ol className="mt-3 space-y-4">
          {questions.map(({ id, position, text, timeLimit, video }) => (
            <li key={id} className="flex gap-3">
              <span aria-hidden className="figures w-6 shrink-0 text-15 text-muted">
                {position}.
              </span>
              <div className="min-w-0 flex-1 space-y-2">
                <p className="text-15">
                  {text}
                  {type === "VIDEO" && typeof timeLimit === "number" && (
                    <span className="text-13 text-muted"> · up to {formatDuration(timeLimit)}</span>
                  )}
                </p>
                {video && (
                  <div className="max-w-96">
                    <PostVideo video={video} by={author.name} />
                  </div>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
