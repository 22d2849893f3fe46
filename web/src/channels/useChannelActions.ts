import { graphql } from "react-relay";
import type { useChannelActionsDeleteMutation } from "../__generated__/useChannelActionsDeleteMutation.graphql.ts";
import type { useChannelActionsSwitchMutation } from "../__generated__/useChannelActionsSwitchMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";

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
  const remove = () =>
    void deleting.run({
      variables: { input: { channelId: id } },
      question: `Do you want to delete the channel ${name}? Announcements will no longer be distributed through it.`,
      done: "The channel has been deleted.",
      onDone: onDeleted,
    });
  return {
    switchTo: (isActive: boolean) => void switching.run({ variables: { input: { channelId: id, isActive } } }),
    remove,
    isBusy: switching.isRunning || deleting.isRunning,
  };
}
