import { graphql, useFragment } from "react-relay";
import type { InvitationList_interview$key } from "../__generated__/InvitationList_interview.graphql.ts";
import { InvitationRow } from "./InvitationRow.tsx";

interface InvitationListProps {
  interview: InvitationList_interview$key;
  /** Called when an invitation has been withdrawn. */
  onWithdrawn: () => void;
}

/** The people invited to an interview. */
export function InvitationList({ interview, onWithdrawn }: InvitationListProps) {
  const { id, invitations } = useFragment(
    graphql`
      fragment InvitationList_interview on Interview {
        id
        invitations {
          id
          ...InvitationRow_invitation
        }
      }
    `,
    interview,
  );
  if (!invitations || invitations.length === 0) return null;
  return (
    <ul aria-label="Invitations" className="divide-y divide-line border-t border-line">
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} interviewId={id} invitation={invitation} onWithdrawn={onWithdrawn} />
      ))}
    </ul>
  );
}
