import { graphql, useFragment } from "react-relay";
import type { useLike_subject$key } from "../__generated__/useLike_subject.graphql.ts";
import type { useLikeMutation } from "../__generated__/useLikeMutation.graphql.ts";
import { useToggle } from "../relay/useToggle.ts";

/** Whether the viewer likes something, the number of likes, and a toggle. The number changes at once. */
export function useLike(subject: useLike_subject$key): { liked: boolean; likesCount: number; toggle: () => void } {
  const { id, liked, likesCount } = useFragment(
    graphql`
      fragment useLike_subject on Likable {
        id
        liked
        likesCount
      }
    `,
    subject,
  );
  const { toggle } = useToggle<useLikeMutation>({
    mutation: graphql`
      mutation useLikeMutation($input: SetLikeInput!) @raw_response_type {
        setLike(input: $input) {
          subject {
            ...useLike_subject
          }
          errors {
            ...mutation_error @relay(mask: false)
          }
        }
      }
    `,
    id,
    isOn: liked,
    variables: (desired) => ({ input: { subjectId: id, liked: desired } }),
    optimisticUpdater: (store, desired) => {
      const record = store.get(id);
      if (!record || record.getValue("liked") === desired) return;
      const count = Number(record.getValue("likesCount")) + (desired ? 1 : -1);
      record.setValue(desired, "liked").setValue(Math.max(0, count), "likesCount");
    },
  });
  return { liked, likesCount, toggle };
}
