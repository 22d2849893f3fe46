import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Invitations_interview$key } from "../__generated__/Invitations_interview.graphql.ts";
import type { InvitationsInviteMutation } from "../__generated__/InvitationsInviteMutation.graphql.ts";
import type { InvitationsWithdrawMutation } from "../__generated__/InvitationsWithdrawMutation.graphql.ts";
import { CopyLinkButton } from "../posts/CopyLink.tsx";
import { joinMessages } from "../relay/mutation.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Button } from "../ui/Button.tsx";
import { cardLook } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { TextField } from "../ui/TextField.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { answerPath } from "./answerPaths.ts";
import { emailsIn } from "./emailsIn.ts";

const statusTexts: Record<string, string> = { INVITED: "Invited", OPENED: "Opened", ANSWERED: "Answered" };

/** Who is invited to answer, for the author: each with an own link; more are invited by e-mail (D-188). */
export function Invitations({ interview }: { interview: Invitations_interview$key }) {
  const { id, status, invitations } = useFragment(
    graphql`
      fragment Invitations_interview on Interview {
        id
        status
        invitations {
          databaseId
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
  const [emails, setEmails] = useState("");
  const [error, setError] = useState<string | null>(null);
  const inviting = useMutationAction<InvitationsInviteMutation>(
    graphql`
      mutation InvitationsInviteMutation($input: InviteRespondentsInput!) {
        inviteRespondents(input: $input) {
          interview {
            ...Invitations_interview
          }
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inPlace: "all" },
  );
  const withdrawing = useMutationAction<InvitationsWithdrawMutation>(graphql`
    mutation InvitationsWithdrawMutation($input: WithdrawInvitationInput!) {
      withdrawInvitation(input: $input) {
        interview {
          ...Invitations_interview
        }
        errors {
          code
          message
          field
        }
      }
    }
  `);
  if (!invitations) return null;
  const invite = async () => {
    const outcome = await inviting.run({ variables: { input: { interviewId: id, emails: emailsIn(emails) } } });
    if (!outcome.ok) return setError(outcome.errors.length > 0 ? joinMessages(outcome.errors) : outcome.text);
    setEmails("");
    showToast("success", "The invitation has been sent.");
  };
  return (
    <section aria-labelledby="invitations" className={cx(cardLook, "mx-auto mt-3 w-full max-w-180")}>
      <div className="px-4 py-4 tablet:px-6">
        <h2 id="invitations" className="text-18 font-semibold">
          Invitations
        </h2>
        {status === "OPEN" && (
          <form
            noValidate
            aria-label="Invite people"
            className="mt-3 flex flex-wrap items-start gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              void invite();
            }}
          >
            <TextField
              label="E-mails"
              description="With commas between. Everybody gets a link of their own and needs no account."
              value={emails}
              onChange={(value) => {
                setEmails(value);
                setError(null);
              }}
              errorMessage={error}
              className="min-w-0 flex-1 basis-64"
            />
            <Button type="submit" variant="primary" isPending={inviting.isRunning} className="mt-6.5">
              Invite
            </Button>
          </form>
        )}
      </div>
      {invitations.length > 0 && (
        <ul aria-label="Invitations" className="divide-y divide-line border-t border-line">
          {invitations.map(({ databaseId, hash, type, email, status: state, contact }) => {
            const name = contact?.name ?? email ?? "";
            return (
              <li key={databaseId} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 tablet:px-6">
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
                      onPress={() =>
                        void withdrawing.run({ variables: { input: { interviewId: id, invitationId: databaseId } } })
                      }
                    >
                      Withdraw
                    </Button>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
