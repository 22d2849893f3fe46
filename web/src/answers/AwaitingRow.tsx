import { CalendarClock, MessageSquareText, Video } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { AwaitingRow_set$key } from "../__generated__/AwaitingRow_set.graphql.ts";
import { describeDueDate } from "../lib/deadlines.ts";
import { useDeadline } from "../posts/useDeadline.ts";
import { LinkButton } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { RelativeTime } from "../ui/RelativeTime.tsx";
import { answerPath } from "./answerPaths.ts";
import { useRespondentName } from "./useRespondentName.ts";

/** A pending set of answers, by the viewer or to the viewer's questions. */
export function AwaitingRow({ set }: { set: AwaitingRow_set$key }) {
  const { type, hash, createdAt, request, questions, answers, respondent, permissions } = useFragment(
    graphql`
      fragment AwaitingRow_set on AnswerSet {
        type
        hash
        createdAt
        request {
          title
          deadline
          author {
            name
          }
        }
        questions {
          __typename
        }
        answers {
          __typename
        }
        respondent {
          ...useRespondentName_respondent
        }
        permissions {
          answer {
            allowed
          }
        }
      }
    `,
    set,
  );
  const due = useDeadline(request.deadline);
  const mayAnswer = permissions.answer.allowed;
  const name = useRespondentName(respondent);
  const action = answers.length === 0 ? "Answer" : "Continue";
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 tablet:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex items-center gap-1.5 text-13 text-muted">
          <Icon of={type === "VIDEO" ? Video : MessageSquareText} size={16} />
          <span className="min-w-0 wrap-anywhere">
            {mayAnswer ? `${request.author.name} asks you` : `You asked ${name}`} · <RelativeTime time={createdAt} />
          </span>
        </p>
        <p className="user-text mt-0.5 line-clamp-2 text-15 font-medium">{request.title}</p>
        <p className="figures mt-0.5 flex flex-wrap items-center gap-x-3 text-13 text-muted">
          <span>
            {answers.length} of {questions.length} answered
          </span>
          {request.deadline && (
            <span className="inline-flex items-center gap-1.5">
              <Icon of={CalendarClock} size={16} />
              {due.urgency === "closed" ? describeDueDate(due) : (due.left ?? due.text)}
            </span>
          )}
        </p>
      </div>
      {mayAnswer ? (
        <LinkButton href={answerPath(type, hash)} size="small" variant="primary" aria-label={`${action} ${request.title}`}>
          {action}
        </LinkButton>
      ) : (
        <LinkButton href={answerPath(type, hash)} size="small" aria-label={`View the answers of ${name} to ${request.title}`}>
          View
        </LinkButton>
      )}
    </div>
  );
}
