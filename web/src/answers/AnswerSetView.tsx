import { Lock } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AnswerSetView_set$key } from "../__generated__/AnswerSetView_set.graphql.ts";
import { FormSkeleton } from "../forms/FormSkeleton.tsx";
import { formatDate } from "../lib/dates.ts";
import { Unsaved } from "../navigation/unsaved.ts";
import { useLeaveGuard } from "../navigation/useLeaveGuard.ts";
import { cardClasses } from "../ui/Card.tsx";
import { Icon } from "../ui/Icon.tsx";
import { useTimeZone } from "../ui/TimeZoneProvider.tsx";
import { answerPageStyles } from "./answerPageStyles.ts";
import { AnswersView } from "./AnswersView.tsx";
import { AnswerWizard } from "./AnswerWizard.tsx";
import { InterviewIntro } from "./InterviewIntro.tsx";
import { useAnswerDrafts } from "./useAnswerDrafts.ts";
import { usePollAnswers } from "./usePollAnswers.ts";

interface AnswerSetViewProps {
  set: AnswerSetView_set$key;
  /** Called after the answers were sent. If omitted, the sent answers are shown. */
  onSent?: () => void;
  /** Loads the answers again. */
  reload: () => void;
}

/** One respondent's answers to an interview: editable while that is permitted, read-only afterwards. */
export function AnswerSetView({ set, onSent, reload }: AnswerSetViewProps) {
  const data = useFragment(
    graphql`
      fragment AnswerSetView_set on AnswerSet {
        type
        hash
        mode
        request {
          title
          description
          deadline
          closedAt
          author {
            ...InterviewIntro_author
          }
        }
        questions {
          __typename
        }
        permissions {
          answer {
            allowed
            reasons {
              message
            }
          }
        }
        ...usePollAnswers_set
        ...AnswerWizard_set
        ...AnswersView_set
      }
    `,
    set,
  );
  const { type, hash, mode, request, questions, permissions } = data;
  const drafts = useAnswerDrafts(`${type} ${hash}`);
  const unsaved = useLeaveGuard((from, to) => from.pathname !== to.pathname);
  const [isJustSent, setJustSent] = useState(false);
  const [isStarted, setStarted] = useState(false);
  usePollAnswers(data, reload);
  const zone = useTimeZone();
  const mayAnswer = permissions.answer.allowed;
  return (
    <Unsaved value={unsaved}>
      <article className={cardClasses(answerPageStyles)}>
        {mayAnswer && isStarted ? (
          <h1 className="mb-5 border-b border-line pb-4 text-16 font-semibold">{request.title}</h1>
        ) : (
          <div className="mb-5 border-b border-line pb-5">
            <InterviewIntro
              title={request.title}
              author={request.author}
              description={request.description ?? null}
              deadline={request.deadline ?? null}
              questionsCount={questions.length}
              isVideo={type === "VIDEO"}
              isRead={mode === "VIEW"}
            />
          </div>
        )}
        {mode === "ANSWER" && !mayAnswer && (
          <p className="mb-5 flex items-start gap-2.5 rounded-control bg-sunken p-3 text-14">
            <Icon of={Lock} className="text-muted" />
            <span>
              {permissions.answer.reasons.map(({ message }) => message).join(" ")}
              {request.closedAt && ` It was closed on ${formatDate(request.closedAt, zone)}.`} What was answered can still be
              read.
            </span>
          </p>
        )}
        {!mayAnswer ? (
          <AnswersView set={data} isJustSent={isJustSent} />
        ) : drafts ? (
          <AnswerWizard
            set={data}
            drafts={drafts}
            onStartedChange={setStarted}
            onSent={() => {
              setJustSent(true);
              onSent?.();
            }}
            reload={reload}
          />
        ) : (
          <FormSkeleton />
        )}
      </article>
    </Unsaved>
  );
}
