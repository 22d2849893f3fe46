import { graphql, useFragment } from "react-relay";
import type { useFollow_subject$key } from "../__generated__/useFollow_subject.graphql.ts";
import type { useFollowMutation } from "../__generated__/useFollowMutation.graphql.ts";
import { useToggle } from "../relay/useToggle.ts";

/** Whether the viewer follows a person or a company, and a toggle. */
export function useFollow(subject: useFollow_subject$key): { isFollowed: boolean; toggle: () => void } {
  const { id, isFollowed } = useFragment(
    graphql`
      fragment useFollow_subject on Followable {
        id
        isFollowed
      }
    `,
    subject,
  );
  const { toggle } = useToggle<useFollowMutation>({
    mutation: graphql`
      mutation useFollowMutation($input: SetFollowInput!) {
        setFollow(input: $input) {
          subject {
            ...useFollow_subject
          }
          errors {
            ...mutation_error @relay(mask: false)
          }
        }
      }
    `,
    id,
    isOn: isFollowed === true,
    variables: (desired) => ({ input: { subjectId: id, followed: desired } }),
    optimisticUpdater: (store, desired) => {
      store.get(id)?.setValue(desired, "isFollowed");
    },
  });
  return { isFollowed: isFollowed === true, toggle };
}
