import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { useMembership_community$key } from "../__generated__/useMembership_community.graphql.ts";
import type { useMembershipMutation } from "../__generated__/useMembershipMutation.graphql.ts";
import { invalidateAfter } from "../relay/freshness.ts";
import { useToggle } from "../relay/useToggle.ts";

interface Membership {
  /** The wanted state, from the press on. */
  isJoined: boolean;
  /** Joins or leaves. Does nothing when that is the current state, or without a community. */
  setJoined: (joined: boolean) => void;
}

/**
 * Membership of a community, for its page, the directory and the navigation. The wanted state and the member count change at
 * once; a failure reverts both and shows a toast. The store takes over the gateway's response, including the viewer's list of
 * communities (COMM-13). The fragment needs no field beyond those of that list, so the navigation needs no extra request.
 * @param onChanged called when the gateway has confirmed that the viewer joined or left
 */
export function useMembership(
  community: useMembership_community$key,
  onChanged: (isJoined: boolean) => void = () => {},
): Membership {
  const { id, isJoined } = useFragment(
    graphql`
      fragment useMembership_community on Community {
        id
        isJoined
      }
    `,
    community,
  );
  const environment = useRelayEnvironment();
  const { isOn, set } = useToggle<useMembershipMutation>({
    mutation: graphql`
      mutation useMembershipMutation($input: SetMembershipInput!) {
        setMembership(input: $input) {
          community {
            ...CommunityHead_community
            ...ClosedCommunity_community
            permissions {
              read {
                allowed
              }
            }
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
    `,
    id,
    isOn: isJoined,
    variables: (joined) => ({ input: { communityId: id, joined } }),
    // A community that was renamed since it was read has another id, so that the payload is about another record.
    writeState: (store, joined) => {
      const shown = store.get(id);
      // Usually the payload has changed it. The count never included a viewer who leaves before the response to joining.
      if (!shown || shown.getValue("isJoined") === joined) return;
      const count = shown.getValue("membersCount");
      shown.setValue(joined, "isJoined");
      if (typeof count === "number") shown.setValue(count + (joined ? 1 : -1), "membersCount");
    },
    onConfirmed: (joined) => {
      invalidateAfter("membership", environment);
      onChanged(joined);
    },
  });
  const setJoined = (joined: boolean) => {
    if (id === "") console.debug("Community id or slug is required");
    else set(joined);
  };
  return { isJoined: isOn, setJoined };
}
