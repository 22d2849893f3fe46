import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { InviteDialogMutation } from "../__generated__/InviteDialogMutation.graphql.ts";
import type { InviteDialogQuery } from "../__generated__/InviteDialogQuery.graphql.ts";
import type { InviteDialogWithdrawMutation } from "../__generated__/InviteDialogWithdrawMutation.graphql.ts";
import { joinMessages } from "../relay/mutation.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button } from "../ui/Button.tsx";
import { Chip } from "../ui/Chip.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { SearchBox } from "../ui/SearchBox.tsx";
import { TextField } from "../ui/TextField.tsx";
import { People } from "./People.tsx";
import { useFoundPeople } from "./useFoundPeople.ts";

const states: Readonly<Record<string, string>> = { INVITED: "Invited", OPENED: "Has begun", ANSWERED: "Has answered" };

/** Invites people of the platform, and others by e-mail, to answer an interview; each gets an own link (D-188). */
export function InviteDialog({ databaseId, onClose }: { databaseId: number; onClose: () => void }) {
  const { interview } = useLazyLoadQuery<InviteDialogQuery>(
    graphql`
      query InviteDialogQuery($databaseId: Int!) {
        interview(databaseId: $databaseId) {
          id
          invitations {
            databaseId
            email
            status
            contact {
              databaseId
              name
            }
          }
        }
      }
    `,
    { databaseId },
    { fetchPolicy: "store-and-network" },
  );
  const inviting = useMutationAction<InviteDialogMutation>(
    graphql`
      mutation InviteDialogMutation($input: InviteRespondentsInput!) {
        inviteRespondents(input: $input) {
          interview {
            invitations {
              databaseId
              email
              status
              contact {
                databaseId
                name
              }
            }
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
  const withdrawing = useMutationAction<InviteDialogWithdrawMutation>(graphql`
    mutation InviteDialogWithdrawMutation($input: WithdrawInvitationInput!) {
      withdrawInvitation(input: $input) {
        interview {
          invitations {
            databaseId
            email
            status
            contact {
              databaseId
              name
            }
          }
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
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string | null>(null);
  const found = useFoundPeople(search);
  const interviewId = interview?.id ?? "";
  const invitations = interview?.invitations ?? [];
  const offered = found.filter(({ id }) => invitations.every(({ contact }) => contact?.databaseId !== id));

  const invite = async (who: { contactIds: number[]; emails: string[] }) => {
    if (inviting.isRunning) return;
    setError(null);
    const outcome = await inviting.run({ variables: { input: { interviewId, ...who } } });
    if (!outcome.ok) setError(joinMessages(outcome.errors) || outcome.text);
    else if (who.emails.length > 0) setEmail("");
  };

  return (
    <Dialog isOpen onClose={onClose} title="Invite people to answer">
      <div className="space-y-5 px-4 py-5 tablet:px-6">
        <div>
          <SearchBox label="Search people" placeholder="Name of a person" onSearch={setSearch} />
          {search !== "" && (
            <People
              label="People found"
              people={offered}
              emptyText="Nobody else has this name."
              act="Invite"
              isPending={inviting.isRunning}
              onAct={({ id }) => void invite({ contactIds: [id], emails: [] })}
            />
          )}
        </div>
        <form
          noValidate
          aria-label="Invite by e-mail"
          className="flex items-start gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (email.trim() === "") setError("E-mail is required.");
            else void invite({ contactIds: [], emails: [email.trim()] });
          }}
        >
          <TextField
            label="E-mail of somebody without an account"
            type="email"
            value={email}
            onChange={(text) => {
              setEmail(text);
              setError(null);
            }}
            errorMessage={error}
            className="min-w-0 flex-1"
          />
          <Button type="submit" isPending={inviting.isRunning} className="mt-6.5">
            Invite
          </Button>
        </form>
        <div>
          <h3 className="text-14 font-medium">Invited</h3>
          {invitations.length === 0 && <p className="mt-2 text-14 text-muted">Nobody yet.</p>}
          <ul aria-label="Invited" className="mt-2 divide-y divide-line empty:hidden">
            {invitations.map(({ databaseId: invitationId, email: address, status, contact }) => (
              <li key={invitationId} className="flex min-h-12 items-center gap-3 py-2">
                <span className="min-w-0 flex-1 truncate text-15">{contact?.name ?? address}</span>
                <Chip>{states[status] ?? ""}</Chip>
                {status !== "ANSWERED" && (
                  <Button
                    size="small"
                    variant="quiet"
                    isDisabled={withdrawing.isRunning}
                    aria-label={`Take back: ${contact?.name ?? address ?? ""}`}
                    onPress={() => void withdrawing.run({ variables: { input: { interviewId, invitationId } } })}
                  >
                    Take back
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  );
}
