import { graphql, useFragment } from "react-relay";
import type { InvitationList_interview$key } from "../__generated__/InvitationList_interview.graphql.ts";
import type { InvitationListWithdrawMutation } from "../__generated__/InvitationListWithdrawMutation.graphql.ts";
import { CopyLinkButton } from "../posts/CopyLink.tsx";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Button } from "../ui/Button.tsx";
import { answerPath } from "./answerPaths.ts";

const statusTexts: Record<string, string> = { INVITED: "Invited", OPENED: "Opened", ANSWERED: "Answered" };

/** The people invited to an interview, each with a personal link. */
export function InvitationList({ interview }: { interview: InvitationList_interview$key }) {
  const { id, invitations } = useFragment(
    graphql`
      fragment InvitationList_interview on Interview {
        id
        invitations {
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
      }
    `,
    interview,
  );
  const withdrawing = useMutationAction<InvitationListWithdrawMutation>(graphql`
    mutation InvitationListWithdrawMutation($input: WithdrawInvitationInput!) {
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
  if (!invitations || invitations.length === 0) return null;
  return (
    <ul aria-label="Invitations" className="divide-y divide-line border-t border-line">
      {invitations.map(({ id: invitationId, hash, type, email, status: state, contact }) => {
        const name = contact?.name ?? email ?? "";
        return (
          <li key={invitationId} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 tablet:px-6">
            <Avatar name={name} src={contact?.avatar} size={32} />
            <span className="min-w-0 flex-1 basis-40">
              <span className="block truncate text-15 font-medium">{name}</span>
              <span className="block text-13 text-muted">{statusTexts[state] ?? ""}</span>
            </span>
            <span className="flex flex-wrap gap-2">
              <CopyLinkButton address={location.origin + answerPath(type, hash)} />
              {state !== "ANSWERED" && (
                <Button
                  size="small"
                  aria-label={`Withdraw the invitation of ${name}`}
                  isPending={withdrawing.isRunning}
                  onPress={() => void withdrawing.run({ variables: { input: { interviewId: id, invitationId } } })}
                >
                  Withdraw
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
