import { ConnectionHandler, type RecordSourceProxy } from "relay-runtime";
import type { removePersonMutation } from "../__generated__/removePersonMutation.graphql.ts";
import { useMutationAction, type Steps } from "../relay/useMutationAction.ts";

const load = async () => (await import("./removePerson.ts")).removePersonMutation;

interface RemovePerson {
  remove: (communityId: string, personId: string, steps: Steps) => void;
  isRunning: boolean;
}

/** Removes a member from a community, or withdraws an invitation. */
export function useRemovePerson(): RemovePerson {
  const { run, isRunning } = useMutationAction<removePersonMutation>({ load });
  return {
    isRunning,
    remove: (communityId, personId, steps) =>
      void run({
        variables: { input: { communityId, personId } },
        updater: (store) => removeInvitation(store, communityId, personId),
        ...steps,
      }),
  };
}

/** Removes a person from the list of invited people, so that the list keeps its other rows, also of further pages. */
function removeInvitation(store: RecordSourceProxy, communityId: string, personId: string): void {
  const community = store.get(communityId);
  const list = community && ConnectionHandler.getConnection(community, "InvitedPeople_invitations");
  if (!list) return;
  ConnectionHandler.deleteNode(list, personId);
  list.setValue(community.getLinkedRecord("invitations", { first: 1 })?.getValue("totalCount"), "totalCount");
}
