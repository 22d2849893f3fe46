import { graphql, useFragment } from "react-relay";
import type { RespondentLine_set$key } from "../__generated__/RespondentLine_set.graphql.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { RelativeTime } from "../ui/RelativeTime.tsx";
import { useRespondentName } from "./useRespondentName.ts";

/** The respondent, their organization, and the time of the answers. */
export function RespondentLine({ set }: { set: RespondentLine_set$key }) {
  const { respondent, finishedAt } = useFragment(
    graphql`
      fragment RespondentLine_set on AnswerSet {
        finishedAt
        respondent {
          email
          organization
          contact {
            avatar
          }
          ...useRespondentName_respondent
        }
      }
    `,
    set,
  );
  const name = useRespondentName(respondent);
  const facts = [respondent.organization, respondent.email === name ? null : respondent.email].filter(Boolean);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={respondent.contact?.avatar} />
      <div className="min-w-0">
        <p className="text-15 font-semibold wrap-anywhere">{name}</p>
        <p className="flex flex-wrap gap-x-2 text-13 text-muted">
          {facts.length > 0 && <span className="break-all">{facts.join(" · ")}</span>}
          {finishedAt ? (
            <span>
              sent <RelativeTime time={finishedAt} />
            </span>
          ) : (
            <span>not sent yet</span>
          )}
        </p>
      </div>
    </div>
  );
}
