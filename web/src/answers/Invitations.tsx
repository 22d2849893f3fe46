import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Invitations_interview$key } from "../__generated__/Invitations_interview.graphql.ts";
import type { InvitationsInviteMutation } from "../__generated__/InvitationsInviteMutation.graphql.ts";
import type { InvitationsWithdrawMutation } from "../__generated__/InvitationsWithdrawMutation.graphql.ts";
import { useLocation } from "react-router";
import { People } from "../interviews/People.tsx";
import { useFoundPeople } from "../interviews/useFoundPeople.ts";
import { CopyLinkButton } from "../posts/CopyLink.tsx";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Button } from "../ui/Button.tsx";
import { cardLook } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { SearchBox } from "../ui/SearchBox.tsx";
import { TextField } from "../ui/TextField.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { answerPath } from "./answerPaths.ts";
import { emailsIn } from "./emailsIn.ts";

const statusTexts: Record<string, string> = { INVITED: "Invited", OPENED: "Opened", ANSWERED: "Answered" };

/** Who is invited to answer, for the author: each with an own link; more are invited by name or by e-mail. */
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
            databaseId
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
  const [search, setSearch] = useState("");
  const found = useFoundPeople(search);
  const section = useRef<HTMLElement>(null);
  const isWanted = useLocation().hash === "#invitations";
  useEffect(() => {
    if (isWanted) section.current?.scrollIntoView();
  }, [isWanted]);
  if (!invitations) return null;
  const offered = found.filter((person) => invitations.every(({ contact }) => contact?.databaseId !== person.id));
  const invite = async (who: { contactIds?: number[]; emails?: string[] }) => {
    if (inviting.isRunning) return;
    setError(null);
    const outcome = await inviting.run({ variables: { input: { interviewId: id, ...who } } });
    if (!outcome.ok) return setError(outcome.text);
    if (who.emails) setEmails("");
    showToast("success", "The invitation has been sent.");
  };
  return (
    <section ref={section} aria-labelledby="invitations" className={cx(cardLook, "mx-auto mt-3 w-full max-w-180 scroll-mt-20")}>
      <div className="px-4 py-4 tablet:px-6">
        <h2 id="invitations" className="text-18 font-semibold">
          Invitations
        </h2>
        {status === "OPEN" && (
          <div className="mt-3">
            <SearchBox label="Search people to invite" placeholder="Name of a person" onSearch={setSearch} />
            {search !== "" && (
              <People
                label="People found"
                people={offered}
                emptyText="Nobody else has this name."
                act="Invite"
                isPending={inviting.isRunning}
                onAct={(person) => void invite({ contactIds: [person.id] })}
              />
            )}
          </div>
        )}
        {status === "OPEN" && (
          <form
            noValidate
            aria-label="Invite by e-mail"
            className="mt-4 flex flex-wrap items-start gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              void invite({ emails: emailsIn(emails) });
            }}
          >
            <TextField
              label="E-mails of others"
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
