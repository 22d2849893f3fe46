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
    remove: (communityId, personId, steps) => void run({ variables: { input: { communityId, personId } }, ...steps }),
  };
}
