import { graphql, useFragment } from "react-relay";
import type { InviteDialog_community$key } from "../__generated__/InviteDialog_community.graphql.ts";
import type { InviteDialogMutation } from "../__generated__/InviteDialogMutation.graphql.ts";
import type { InviteDialogQuery } from "../__generated__/InviteDialogQuery.graphql.ts";
import { useLoadedQuery } from "../loading/useLoadedQuery.ts";
import { AddList } from "../profiles/AddList.tsx";
import { getAvatarKind } from "../profiles/avatarKind.ts";
import { SearchDialog } from "../profiles/SearchDialog.tsx";
import { useFormMutation } from "../relay/useMutationAction.ts";

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
  return (
    <SearchDialog
      title={`Invite people to ${name}`}
      hint="Type part of a name. People you invite can join from the community's page."
      onClose={onClose}
    >
      {(searchText) => <PeopleResults searchText={searchText} communityId={id} slug={slug} />}
    </SearchDialog>
  );
}

function PeopleResults({ searchText, communityId, slug }: { searchText: string; communityId: string; slug: string }) {
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
    { slug, query: searchText },
    { fetchPolicy: "network-only" },
  );
  const { run, isRunning } = useFormMutation<InviteDialogMutation>(graphql`
    mutation InviteDialogMutation($input: InviteToCommunityInput!) {
      inviteToCommunity(input: $input) {
        community {
          ...InvitedPeople_community
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  return (
    <AddList
      label="People found"
      candidates={(community?.candidates ?? []).map(({ person, isJoined, isInvited }) => ({
        id: person.id,
        name: person.name,
        avatar: person.avatar,
        kind: getAvatarKind(person.type),
        status: isJoined ? "Member" : isInvited ? "Invited" : null,
      }))}
      emptyText="No people found."
      action="Invite"
      addedStatus="Invited"
      add={(personId) => run({ variables: { input: { communityId, personIds: [personId] } } })}
      isRunning={isRunning}
    />
  );
}
