import { useState } from "react";
import { graphql } from "react-relay";
import type { ChannelDialogCreateMutation } from "../__generated__/ChannelDialogCreateMutation.graphql.ts";
import type { ChannelDialogQuery } from "../__generated__/ChannelDialogQuery.graphql.ts";
import type { ChannelDialogUpdateMutation } from "../__generated__/ChannelDialogUpdateMutation.graphql.ts";
import { useContactListOptions } from "../contacts/useContactListOptions.ts";
import { DialogForm, formDialog } from "../forms/FormDialog.tsx";
import { useForm } from "../forms/useForm.ts";
import { PagedSelect } from "../lists/PagedSelect.tsx";
import { useLoadedQuery } from "../loading/useLoadedQuery.ts";
import { useNewsroomOptions } from "../newsrooms/useNewsroomOptions.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { Checkbox } from "../ui/Checkbox.tsx";
import { Select } from "../ui/Select.tsx";
import { TextField } from "../ui/TextField.tsx";
import { channelSchema, emptyChannel, type ChannelValues } from "./channelSchema.ts";
import { channelTypes, type KnownChannelType } from "./channelTypes.ts";

interface ChannelDialogProps {
  /** The channel to edit; null for a new one. */
  channel: { id: string; values: ChannelValues } | null;
  onClose: () => void;
  /** Called after a new channel was added. */
  onAdded: () => void;
}

const types = (["WEB", "SOCIAL", "EMAIL", "NEWSROOM"] as const satisfies readonly KnownChannelType[]).map((id) => ({
  id,
  label: channelTypes[id].label,
}));

/** Adds or edits a channel. */
export const ChannelDialog = formDialog(
  ({ channel }: ChannelDialogProps) => (channel ? "Edit channel" : "New channel"),
  ChannelForm,
);

function ChannelForm({ channel, onClose, onAdded }: ChannelDialogProps) {
  // Saving changes the channel; the values with which the form was opened stay.
  const [start] = useState(channel?.values ?? emptyChannel);
  const { viewer, targets } = useLoadedQuery<ChannelDialogQuery>(
    graphql`
      query ChannelDialogQuery($targetIds: [ID!]!) {
        viewer {
          ...useNewsroomOptions_viewer
          ...useContactListOptions_viewer
        }
        targets: nodes(ids: $targetIds) {
          ...useNewsroomOptions_newsroom @alias(as: "newsroom")
          ...useContactListOptions_contactList @alias(as: "contactList")
        }
      }
    `,
    { targetIds: [start.newsroomId, start.contactListId].filter((id) => id !== "") },
    { fetchPolicy: "store-and-network" },
  );
  const newsrooms = useNewsroomOptions(viewer, targets.find((target) => target?.newsroom)?.newsroom);
  const contactLists = useContactListOptions(
    viewer,
    targets.flatMap((target) => target?.contactList ?? []),
  );
  const create = useFormMutation<ChannelDialogCreateMutation>(graphql`
    mutation ChannelDialogCreateMutation($input: CreateChannelInput!) {
      createChannel(input: $input) {
        channel {
          id
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const update = useFormMutation<ChannelDialogUpdateMutation>(graphql`
    mutation ChannelDialogUpdateMutation($input: UpdateChannelInput!) {
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
  const form = useForm({
    schema: channelSchema,
    start,
    send: async ({ type, ...fields }, { idempotencyKey, changes: { type: _type, ...changes } }) =>
      channel
        ? update.run({ variables: { input: { channelId: channel.id, ...changes } } })
        : create.run({ variables: { input: { type, ...fields, idempotencyKey } } }),
    onSaved: () => {
      if (!channel) onAdded();
      onClose();
    },
  });

  const { type } = form.values;
  return (
    <DialogForm form={form} submitLabel={channel ? "Save changes" : "Add channel"}>
      {!channel && <Select label="Type" description={channelTypes[type].text} options={types} {...form.field("type")} />}
      <TextField label="Name" isRequired {...form.field("name")} />
      {(type === "WEB" || type === "SOCIAL") && <TextField label="Web address" type="url" isRequired {...form.field("url")} />}
      {type === "NEWSROOM" && (
        <PagedSelect label="Newsroom" moreText="Show more newsrooms" {...newsrooms} {...form.field("newsroomId")} />
      )}
      {type === "EMAIL" && (
        <PagedSelect label="Contact list" moreText="Show more contact lists" {...contactLists} {...form.field("contactListId")} />
      )}
      <Checkbox {...form.checkbox("isActive")}>Available for announcements</Checkbox>
    </DialogForm>
  );
}
