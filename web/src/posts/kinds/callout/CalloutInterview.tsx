import { graphql, useFragment } from "react-relay";
import type { CalloutInterview_callout$key } from "../../../__generated__/CalloutInterview_callout.graphql.ts";
import { getInterviewKind } from "../../../interviews/interviewKinds.ts";
import { interviewPath } from "../../../interviews/interviewPaths.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Link } from "../../../ui/Link.tsx";

/** The interview whose questions a call-out asks (POST-07); renders nothing for other call-outs. */
export function CalloutInterview({ callout }: { callout: CalloutInterview_callout$key }) {
  const { interview } = useFragment(
    graphql`
      fragment CalloutInterview_callout on Callout {
        interview {
          databaseId
          title
          type
        }
      }
    `,
    callout,
  );
  if (!interview) return null;
  const { label, icon } = getInterviewKind(interview.type);
  return (
    <p className="flex items-start gap-2.5 rounded-control bg-sunken px-3 py-2.5 text-14">
      <Icon of={icon} className="text-muted" />
      <span>
        {label}:{" "}
        <Link href={interviewPath(interview.databaseId)} className="font-medium">
          {interview.title}
        </Link>
      </span>
    </p>
  );
}
