import { graphql } from "react-relay";
import type { ChannelDialogCreateMutation } from "../__generated__/ChannelDialogCreateMutation.graphql.ts";
import type { ChannelDialogQuery } from "../__generated__/ChannelDialogQuery.graphql.ts";
import type { ChannelDialogUpdateMutation } from "../__generated__/ChannelDialogUpdateMutation.graphql.ts";
import { DialogForm, FormDialog } from "../forms/FormDialog.tsx";
import { useDraftForm } from "../forms/useDraftForm.ts";
import { useLoadedQuery } from "../loading/useLoadedQuery.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Checkbox } from "../ui/Checkbox.tsx";
import { Select } from "../ui/Select.tsx";
import { TextField } from "../ui/TextField.tsx";
import { channelTypes, type KnownChannelType } from "./channelTypes.ts";
import { channelFields, checkChannel, emptyChannel, type ChannelValues } from "./channelValues.ts";

interface ChannelDialogProps {
  /** One that is there already; null for a new one. */
  channel: { id: string; values: ChannelValues } | null;
  onClose: () => void;
  /** After a new one was added. */
  onAdded: () => void;
}

const types = (["WEB", "SOCIAL", "EMAIL", "NEWSROOM"] as const satisfies readonly KnownChannelType[]).map((id) => ({
  id,
  label: channelTypes[id].label,
}));

/** Adds a channel, or changes one. */
export function ChannelDialog(props: ChannelDialogProps) {
  return (
    <FormDialog title={titleOf(props)} onClose={props.onClose}>
      <ChannelForm {...props} />
    </FormDialog>
  );
}

const titleOf = ({ channel }: ChannelDialogProps) => (channel ? "Edit channel" : "New channel");

function ChannelForm(props: ChannelDialogProps) {
  const { channel, onClose, onAdded } = props;
  const { viewer } = useLoadedQuery<ChannelDialogQuery>(
    graphql`
      query ChannelDialogQuery {
        viewer {
          newsrooms(first: 50) {
            edges {
              node {
                databaseId
                name
              }
            }
          }
          contactLists(first: 50) {
            edges {
              node {
                databaseId
                name
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const create = useMutationAction<ChannelDialogCreateMutation>(
    graphql`
      mutation ChannelDialogCreateMutation($input: CreateChannelInput!) {
        createChannel(input: $input) {
          channel {
            id
          }
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inPlace: "all" },
  );
  const update = useMutationAction<ChannelDialogUpdateMutation>(
    graphql`
      mutation ChannelDialogUpdateMutation($input: UpdateChannelInput!) {
        updateChannel(input: $input) {
          channel {
            ...ChannelRow_channel
          }
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inPlace: "all" },
  );
  const form = useDraftForm({
    start: channel?.values ?? emptyChannel,
    draft: null,
    check: checkChannel,
    send: async (wanted, _saveAs, idempotencyKey) => {
      const fields = channelFields(wanted);
      if (channel) return update.run({ variables: { input: { channelId: channel.id, ...fields } } });
      return create.run({ variables: { input: { type: wanted.type, ...fields, idempotencyKey } } });
    },
    onSaved: () => {
      if (!channel) onAdded();
      onClose();
    },
  });

  const { values, set, error } = form;

  const optionsOf = (list: { edges: readonly { node: { databaseId: number; name: string } }[] } | null | undefined) =>
    (list?.edges ?? []).map(({ node }) => ({ id: String(node.databaseId), label: node.name }));
  return (
    <DialogForm title={titleOf(props)} form={form} submitLabel={channel ? "Save changes" : "Add channel"}>
      {!channel && (
        <Select
          label="Type"
          description={channelTypes[values.type].text}
          options={types}
          value={values.type}
          onChange={(type) => set({ type })}
          errorMessage={error("type")}
        />
      )}
      <TextField label="Name" isRequired value={values.name} onChange={(name) => set({ name })} errorMessage={error("name")} />
      {(values.type === "WEB" || values.type === "SOCIAL") && (
        <TextField
          label="Web address"
          type="url"
          isRequired
          value={values.url}
          onChange={(url) => set({ url })}
          errorMessage={error("url")}
        />
      )}
      {values.type === "NEWSROOM" && (
        <Select
          label="Newsroom"
          options={optionsOf(viewer.newsrooms)}
          value={values.newsroomId}
          onChange={(newsroomId) => set({ newsroomId })}
          errorMessage={error("newsroomId")}
        />
      )}
      {values.type === "EMAIL" && (
        <Select
          label="Contact list"
          options={optionsOf(viewer.contactLists)}
          value={values.contactListId}
          onChange={(contactListId) => set({ contactListId })}
          errorMessage={error("contactListId")}
        />
      )}
      <Checkbox isSelected={values.isActive} onChange={(isActive) => set({ isActive })}>
        Announcements can be distributed by it
      </Checkbox>
    </DialogForm>
  );
}
