import { graphql, useFragment } from "react-relay";
import type { CommunitySwitch_follow$key } from "../../__generated__/CommunitySwitch_follow.graphql.ts";
import type { CommunitySwitchMutation } from "../../__generated__/CommunitySwitchMutation.graphql.ts";
import { useToggle } from "../../relay/useToggle.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { getCurrentKey } from "../movedSettings.ts";
import { saveInSequence } from "../useSavedField.ts";

/** Follows or unfollows a community. */
export function CommunitySwitch({ follow, settingsId }: { follow: CommunitySwitch_follow$key; settingsId: string }) {
  const { __id, id, name, icon, isFollowed } = useFragment(
    graphql`
      fragment CommunitySwitch_follow on CommunityFollow {
        __id
        id
        name
        icon
        isFollowed
      }
    `,
    follow,
  );
  const { isOn, set } = useToggle<CommunitySwitchMutation>({
    // The payload does not select the list: its order would change, and the row would move away under the pointer.
    mutation: graphql`
      mutation CommunitySwitchMutation($input: SetCommunityFollowInput!) {
        setCommunityFollow(input: $input) {
          errors {
            ...mutation_error @relay(mask: false)
          }
        }
      }
    `,
    id: __id,
    isOn: isFollowed,
    variables: (desired) => ({ input: { settingsId: getCurrentKey(settingsId), communityId: id, followed: desired } }),
    writeState: (store, followed) => store.get(__id)?.setValue(followed, "isFollowed"),
    inSequence: saveInSequence,
  });
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} src={icon} size={32} kind="company" />
      <Switch isOn={isOn} onChange={set} label={name} className="flex-1" />
    </div>
  );
}
