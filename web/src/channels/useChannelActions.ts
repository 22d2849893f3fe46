import { graphql } from "react-relay";
import type { useChannelActionsDeleteMutation } from "../__generated__/useChannelActionsDeleteMutation.graphql.ts";
import type { useChannelActionsSwitchMutation } from "../__generated__/useChannelActionsSwitchMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { confirmAction } from "../ui/alerts.ts";
import { showToast } from "../ui/Toaster.tsx";

interface ChannelActionsOptions {
  /** The global id. */
  id: string;
  name: string;
  onDeleted: () => void;
}

/** Enables and disables a channel, and deletes it after a confirmation. */
export function useChannelActions({ id, name, onDeleted }: ChannelActionsOptions) {
  const switching = useMutationAction<useChannelActionsSwitchMutation>(graphql`
    mutation useChannelActionsSwitchMutation($input: UpdateChannelInput!) {
      updateChannel(input: $input) {
        channel {
          ...ChannelRow_channel
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const deleting = useMutationAction<useChannelActionsDeleteMutation>(graphql`
    mutation useChannelActionsDeleteMutation($input: DeleteChannelInput!) {
      deleteChannel(input: $input) {
        deletedChannelId
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const remove = async () => {
    const message = `Do you want to delete the channel ${name}? Announcements will no longer be distributed through it.`;
    if (!(await confirmAction(message))) return;
    if (!(await deleting.run({ variables: { input: { channelId: id } } })).ok) return;
    showToast("success", "The channel has been deleted.");
    onDeleted();
  };
  return {
    switchTo: (isActive: boolean) => void switching.run({ variables: { input: { channelId: id, isActive } } }),
    remove: () => void remove(),
    isBusy: switching.isRunning || deleting.isRunning,
  };
}
