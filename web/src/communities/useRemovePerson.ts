import { graphql } from "react-relay";
import type { useRemovePersonMutation } from "../__generated__/useRemovePersonMutation.graphql.ts";
import { useMutationAction, type Steps } from "../relay/useMutationAction.ts";

interface RemovePerson {
  remove: (communityId: string, personId: string, steps?: Steps) => void;
  isRunning: boolean;
}

/** Removes a member from a community, or withdraws an invitation. */
export function useRemovePerson(): RemovePerson {
  const { run, isRunning } = useMutationAction<useRemovePersonMutation>(graphql`
    mutation useRemovePersonMutation($input: RemoveCommunityMemberInput!) {
      removeCommunityMember(input: $input) {
        community {
          isJoined
          ...CommunityHead_community
          ...InvitedPeople_community
        }
        viewer {
          communities {
            slug
            name
            icon
            ...useMembership_community
          }
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  return {
    isRunning,
    remove: (communityId, personId, steps) => void run({ variables: { input: { communityId, personId } }, ...steps }),
  };
}
