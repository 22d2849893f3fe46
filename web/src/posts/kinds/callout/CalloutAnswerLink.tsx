import { MessageSquareReply } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CalloutAnswerLink_callout$key } from "../../../__generated__/CalloutAnswerLink_callout.graphql.ts";
import { LinkButton } from "../../../ui/Button.tsx";

/** Links to the questions of a call-out, or for its author to the answers; renders nothing without questions. */
export function CalloutAnswerLink({ callout }: { callout: CalloutAnswerLink_callout$key }) {
  const { databaseId, author, interview } = useFragment(
    graphql`
      fragment CalloutAnswerLink_callout on Callout {
        databaseId
        author {
          isViewer
        }
        interview {
          type
        }
      }
    `,
    callout,
  );
  if (!interview) return null;
  return (
    <LinkButton
      href={`/callouts/async/${interview.type.toLowerCase()}/${databaseId}`}
      variant={author.isViewer ? "secondary" : "primary"}
      icon={MessageSquareReply}
    >
      {author.isViewer ? "View answers" : "Answer the questions"}
    </LinkButton>
  );
}
