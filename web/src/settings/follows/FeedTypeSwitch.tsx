import { graphql, useFragment } from "react-relay";
import type { FeedTypeSwitch_follow$key } from "../../__generated__/FeedTypeSwitch_follow.graphql.ts";
import type { FeedTypeSwitchMutation } from "../../__generated__/FeedTypeSwitchMutation.graphql.ts";
import { useToggle } from "../../relay/useToggle.ts";
import { Switch } from "../../ui/Switch.tsx";
import { getCurrentKey } from "../movedSettings.ts";
import { saveInSequence } from "../useSavedField.ts";

/** Follows or unfollows a type of feed items. */
export function FeedTypeSwitch({ follow, settingsId }: { follow: FeedTypeSwitch_follow$key; settingsId: string }) {
  const { __id, type, name, isFollowed } = useFragment(
    graphql`
      fragment FeedTypeSwitch_follow on FeedTypeFollow {
        __id
        type
        name
        isFollowed
      }
    `,
    follow,
  );
  const { isOn, set } = useToggle<FeedTypeSwitchMutation>({
    // The payload does not select the list: a response could undo another switch that was pressed after it.
    mutation: graphql`
      mutation FeedTypeSwitchMutation($input: SetFeedTypeFollowInput!) {
        setFeedTypeFollow(input: $input) {
          errors {
            ...mutation_error @relay(mask: false)
          }
        }
      }
    `,
    id: __id,
    isOn: isFollowed,
    variables: (desired) => ({ input: { settingsId: getCurrentKey(settingsId), type, followed: desired } }),
    writeState: (store, desired) => store.get(__id)?.setValue(desired, "isFollowed"),
    inSequence: saveInSequence,
  });
  return <Switch isOn={isOn} onChange={set} label={name} />;
}
