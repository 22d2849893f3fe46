import { useDeferredValue, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { InviteDialog_community$key } from "../__generated__/InviteDialog_community.graphql.ts";
import type { InviteDialogMutation } from "../__generated__/InviteDialogMutation.graphql.ts";
import type { InviteDialogQuery } from "../__generated__/InviteDialogQuery.graphql.ts";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { useLoadedQuery } from "../loading/useLoadedQuery.ts";
import { avatarKindOf } from "../profiles/avatarKind.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { SearchBox } from "../ui/SearchBox.tsx";

interface InviteDialogProps {
  community: InviteDialog_community$key;
  onClose: () => void;
}

/** Searches people and invites them to a community, one by one; marks members and people already invited. */
export function InviteDialog({ community, onClose }: InviteDialogProps) {
  const { id, slug, name } = useFragment(
    graphql`
      fragment InviteDialog_community on Community {
        id
        slug
        name
      }
    `,
    community,
  );
  const [words, setWords] = useState("");
  const wanted = useDeferredValue(words);
  return (
    <Dialog isOpen onClose={onClose} title={`Invite people to ${name}`}>
      <div className="px-4 py-4 tablet:px-6">
        <SearchBox label="Search people" placeholder="Type a name" onSearch={setWords} />
      </div>
      {wanted === "" ? (
        <Note text="Type part of a name. People you invite can join from the community's page." />
      ) : (
        <LoadedPart fallback={<RowsSkeleton rows={4} label="Searching people" />} resetKeys={[wanted]}>
          <Found words={wanted} communityId={id} slug={slug} />
        </LoadedPart>
      )}
    </Dialog>
  );
}

function Found({ words, communityId, slug }: { words: string; communityId: string; slug: string }) {
  const { community } = useLoadedQuery<InviteDialogQuery>(
    graphql`
      query InviteDialogQuery($slug: String!, $query: String!) {
        community(slug: $slug) {
          candidates(query: $query, first: 20) {
            person {
              id
              name
              avatar
              type
            }
            isJoined
            isInvited
          }
        }
      }
    `,
    { slug, query: words },
    { fetchPolicy: "network-only" },
  );
  const { run, isRunning } = useMutationAction<InviteDialogMutation>(
    graphql`
      mutation InviteDialogMutation($input: InviteToCommunityInput!) {
        inviteToCommunity(input: $input) {
          community {
            ...InvitedPeople_community
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
  const [justInvited, setJustInvited] = useState<readonly string[]>([]);
  const [error, setError] = useState<string | null>(null);
  const invite = async (personId: string) => {
    setError(null);
    const outcome = await run({ variables: { input: { communityId, personIds: [personId] } } });
    if (outcome.ok) setJustInvited((former) => [...former, personId]);
    else setError(outcome.text);
  };

  const candidates = community?.candidates ?? [];
  if (candidates.length === 0) return <Note text="No people found." />;
  return (
    <>
      {error !== null && (
        <div className="px-4 pb-4 tablet:px-6">
          <ErrorNote text={error} />
        </div>
      )}
      <ul aria-label="People found" className="divide-y divide-line border-t border-line">
        {candidates.map(({ person, isJoined, isInvited }) => (
          <li key={person.id} className="flex min-h-15 items-center gap-3 px-4 py-2.5 tablet:px-6">
            <Avatar name={person.name} src={person.avatar} kind={avatarKindOf(person.type)} size={40} />
            <span className="min-w-0 flex-1 truncate text-15 font-medium">{person.name}</span>
            {isJoined ? (
              <span className="px-3 text-13 text-muted">Member</span>
            ) : isInvited || justInvited.includes(person.id) ? (
              <span className="px-3 text-13 text-muted">Invited</span>
            ) : (
              <Button
                size="small"
                onPress={() => void invite(person.id)}
                isDisabled={isRunning}
                aria-label={`Invite ${person.name}`}
              >
                Invite
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const Note = ({ text }: { text: string }) => <p className="px-4 pb-5 text-14 text-muted tablet:px-6">{text}</p>;
