import { CircleCheck } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { AnswersView_set$key } from "../__generated__/AnswersView_set.graphql.ts";
import { interviewPath } from "../interviews/interviewPaths.ts";
import { LinkButton } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { AnswerList } from "./AnswerList.tsx";
import { RespondentLine } from "./RespondentLine.tsx";
import { useRespondentName } from "./useRespondentName.ts";

/** A read-only set of answers: for the interview's author at any time, for the respondent once they are sent. */
export function AnswersView({ set, isJustSent }: { set: AnswersView_set$key; isJustSent: boolean }) {
  const data = useFragment(
    graphql`
      fragment AnswersView_set on AnswerSet {
        respondent {
          ...useRespondentName_respondent
        }
        interview {
          databaseId
        }
        request {
          author {
            name
            isViewer
          }
        }
        permissions {
          save {
            allowed
          }
        }
        ...RespondentLine_set
        ...AnswerList_set
      }
    `,
    set,
  );
  const name = useRespondentName(data.respondent);
  const {
    interview,
    request: { author },
  } = data;
  return (
    <div className="space-y-5">
      {isJustSent && (
        <output className="flex items-start gap-2.5 rounded-control bg-accent-soft p-3 text-14">
          <Icon of={CircleCheck} className="text-accent" />
          <span>Your answers have been sent to {author.name}. Thank you.</span>
        </output>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <RespondentLine set={data} />
        {/* The author arrives here from a notification, and the page has no menu. */}
        {author.isViewer && interview && <LinkButton href={interviewPath(interview.databaseId)}>View interview</LinkButton>}
      </div>
      <div className="border-t border-line pt-5">
        <AnswerList set={data} by={name} canSave={data.permissions.save.allowed} />
      </div>
    </div>
  );
}
