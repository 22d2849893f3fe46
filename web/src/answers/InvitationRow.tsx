import { graphql, useFragment } from "react-relay";
import type { InvitationRow_invitation$key } from "../__generated__/InvitationRow_invitation.graphql.ts";
import type { InvitationRowMutation } from "../__generated__/InvitationRowMutation.graphql.ts";
import { CopyLinkButton } from "../posts/CopyLink.tsx";
import { WithdrawButton } from "../profiles/WithdrawButton.tsx";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { answerPath } from "./answerPaths.ts";

const statusTexts: Record<string, string> = { INVITED: "Invited", OPENED: "Opened", ANSWERED: "Answered" };

interface InvitationRowProps {
  interviewId: string;
  invitation: InvitationRow_invitation$key;
  /** Called when the invitation has been withdrawn. */
  onWithdrawn: () => void;
}

/** A person invited to an interview, with a personal link. */
export function InvitationRow({ interviewId, invitation, onWithdrawn }: InvitationRowProps) {
  const { id, hash, type, email, status, contact } = useFragment(
    graphql`
      fragment InvitationRow_invitation on Invitation {
        id
        hash
        type
        email
        status
        contact {
          name
          avatar
        }
      }
    `,
    invitation,
  );
  const { run, isRunning } = useMutationAction<InvitationRowMutation>(graphql`
    mutation InvitationRowMutation($input: WithdrawInvitationInput!) {
      withdrawInvitation(input: $input) {
        interview {
          ...Invitations_interview
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const name = contact?.name ?? email ?? "";
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 tablet:px-6">
      <Avatar name={name} src={contact?.avatar} size={32} />
      <span className="min-w-0 flex-1 basis-40">
        <span className="block text-15 font-medium wrap-anywhere">{name}</span>
        <span className="block text-13 text-muted">{statusTexts[status] ?? ""}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        <CopyLinkButton address={location.origin + answerPath(type, hash)} name={`Copy link for ${name}`} />
        {status !== "ANSWERED" && (
          <WithdrawButton
            name={name}
            consequence="Their link will stop working."
            isPending={isRunning}
            withdraw={(steps) =>
              void run({ variables: { input: { interviewId, invitationId: id } }, write: "answers", ...steps })
            }
            onWithdrawn={onWithdrawn}
          />
        )}
      </span>
    </li>
  );
}
