import { Inbox } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { AnswersLink_interview$key } from "../__generated__/AnswersLink_interview.graphql.ts";
import { LinkButton } from "../ui/Button.tsx";
import { ownAnswersPath } from "./answerPaths.ts";

/** Leads the author, and whom it is shared with, to what was answered; nothing for others and for a draft (D-67, D-190). */
export function AnswersLink({ interview }: { interview: AnswersLink_interview$key }) {
  const { databaseId, type, status, isShared, isInvited, author } = useFragment(
    graphql`
      fragment AnswersLink_interview on Interview {
        databaseId
        type
        status
        isShared
        isInvited
        author {
          isMain
        }
      }
    `,
    interview,
  );
  if (status === "DRAFT" || !(author.isMain || (isShared && !isInvited))) return null;
  return (
    <LinkButton href={ownAnswersPath(type, databaseId)} icon={Inbox}>
      {author.isMain ? "Answers and invitations" : "Answers"}
    </LinkButton>
  );
}
