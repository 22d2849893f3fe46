import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { commitLocalUpdate } from "relay-runtime";
import type { useMembership_community$key } from "../__generated__/useMembership_community.graphql.ts";
import type { useMembershipMutation } from "../__generated__/useMembershipMutation.graphql.ts";
import { useToggle } from "../relay/useToggle.ts";
import { hasCommunity } from "./hasCommunity.ts";

interface Membership {
  /** As wished, from the press on. */
  isJoined: boolean;
  /** Joins or leaves. A wish for the present state, or without a community, does nothing. */
  setJoined: (joined: boolean) => void;
}

interface MembershipOptions {
  /** Called when the gateway has confirmed a join. */
  onJoined?: (() => void) | undefined;
}

/**
 * Membership of a community, wherever it is shown: on its page, in the directory, in the navigation. The wish shows
 * at once with the count of members; a refusal brings both back and a toast says why. What the gateway
 * answers, the viewer's list of communities included, is recorded in the store (COMM-13).
 *
 * Its fragment asks for no more than the viewer's list of communities holds, so that the navigation costs nothing.
 */
export function useMembership(community: useMembership_community$key, { onJoined }: MembershipOptions = {}): Membership {
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
            code
            message
            field
          }
        }
      }
    `,
    id,
    isOn: isJoined,
    variables: (joined) => ({ input: { communityId: id, joined } }),
    optimisticUpdater: (store, joined) => {
      const shown = store.get(id);
      const count = shown?.getValue("membersCount");
      shown?.setValue(joined, "isJoined");
      if (typeof count === "number") shown?.setValue(count + (joined ? 1 : -1), "membersCount");
    },
    onGranted: (joined) => {
      // What the viewer follows has changed, so the home page asks for its feeds anew.
      commitLocalUpdate(environment, (store) => store.getRoot().getLinkedRecord("viewer")?.invalidateRecord());
      if (joined) onJoined?.();
    },
  });
  const setJoined = (joined: boolean) => {
    if (hasCommunity(id)) set(joined);
  };
  return { isJoined: isOn, setJoined };
}
