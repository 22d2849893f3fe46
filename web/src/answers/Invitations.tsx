import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router";
import type { Invitations_interview$key } from "../__generated__/Invitations_interview.graphql.ts";
import type { InvitationsInviteMutation } from "../__generated__/InvitationsInviteMutation.graphql.ts";
import { People } from "../interviews/People.tsx";
import { useFoundPeople } from "../interviews/useFoundPeople.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button } from "../ui/Button.tsx";
import { cardLook } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { SearchBox } from "../ui/SearchBox.tsx";
import { TextField } from "../ui/TextField.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { emailsIn } from "./emailsIn.ts";
import { InvitationList } from "./InvitationList.tsx";

/**
 * The invitations of an interview, for its author: each with a personal link; more people can be invited by name or e-mail
 * address.
 */
export function Invitations({ interview }: { interview: Invitations_interview$key }) {
  const data = useFragment(
    graphql`
      fragment Invitations_interview on Interview {
        id
        status
        invitations {
          contact {
            databaseId
          }
        }
        ...InvitationList_interview
      }
    `,
    interview,
  );
  const { id, status, invitations } = data;
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
    if (inviting.isRunning) return false;
    setError(null);
    const outcome = await inviting.run({ variables: { input: { interviewId: id, ...who } } });
    if (outcome.ok) showToast("success", "The invitation has been sent.");
    else setError(outcome.text);
    return outcome.ok;
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
          <InviteByEmail
            error={error}
            onChange={() => setError(null)}
            onInvite={(emails) => invite({ emails })}
            isPending={inviting.isRunning}
          />
        )}
      </div>
      <InvitationList interview={data} />
    </section>
  );
}

interface InviteByEmailProps {
  error: string | null;
  onChange: () => void;
  /** Resolves to whether they have been invited. */
  onInvite: (emails: string[]) => Promise<boolean>;
  isPending: boolean;
}

function InviteByEmail({ error, onChange, onInvite, isPending }: InviteByEmailProps) {
  const [emails, setEmails] = useState("");
  const submit = async () => {
    if (await onInvite(emailsIn(emails))) setEmails("");
  };
  return (
    <form
      noValidate
      aria-label="Invite by e-mail"
      className="mt-4 flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label="E-mails of others"
        description="With commas between. Everybody gets a link of their own and needs no account."
        value={emails}
        onChange={(value) => {
          setEmails(value);
          onChange();
        }}
        errorMessage={error}
        className="min-w-0 flex-1 basis-64"
      />
      <Button type="submit" variant="primary" isPending={isPending} className="mt-6.5">
        Invite
      </Button>
    </form>
  );
}
