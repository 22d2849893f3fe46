import { CircleCheck } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { AnswersView_set$key } from "../__generated__/AnswersView_set.graphql.ts";
import { Icon } from "../ui/Icon.tsx";
import { AnswerList } from "./AnswerList.tsx";
import { RespondentLine } from "./RespondentLine.tsx";
import { useRespondentName } from "./useRespondentName.ts";

/** Answers to be read: by their author at any time, by the respondent once they are sent. */
export function AnswersView({ set, isJustSent }: { set: AnswersView_set$key; isJustSent: boolean }) {
  const data = useFragment(
    graphql`
      fragment AnswersView_set on AnswerSet {
        respondent {
          ...useRespondentName_respondent
        }
        interview {
          author {
            name
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
  return (
    <div className="space-y-5">
      {isJustSent && (
        <output className="flex items-start gap-2.5 rounded-control bg-accent-soft p-3 text-14">
          <Icon of={CircleCheck} className="text-accent" />
          <span>Your answers have been sent to {data.interview.author.name}. Thank you.</span>
        </output>
      )}
      <RespondentLine set={data} />
      <div className="border-t border-line pt-5">
        <AnswerList set={data} by={name} canSave={data.permissions.save.allowed} />
      </div>
    </div>
  );
}
