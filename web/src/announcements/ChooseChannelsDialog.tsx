import { Share2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { graphql } from "react-relay";
import type { ChooseChannelsDialogMutation } from "../__generated__/ChooseChannelsDialogMutation.graphql.ts";
import type { ChooseChannelsDialogQuery } from "../__generated__/ChooseChannelsDialogQuery.graphql.ts";
import { getChannelType } from "../channels/channelTypes.ts";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { useLoadedQuery } from "../loading/useLoadedQuery.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { CheckboxGroup } from "../ui/CheckboxGroup.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { DialogBody } from "../ui/DialogBody.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";

interface Chosen {
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

interface ChooseChannelsDialogProps {
  announcementId: string;
  /** The channels selected so far. */
  chosen: readonly Chosen[];
  onClose: () => void;
}

/** Selects the channels that distribute an announcement. */
export function ChooseChannelsDialog(props: ChooseChannelsDialogProps) {
  return (
    <Dialog isOpen onClose={props.onClose} title="Choose channels" hasOwnBody>
      <LoadedPart fallback={renderInBody(<RowsSkeleton rows={3} label="Loading channels" />)} frame={renderInBody}>
        <Channels {...props} />
      </LoadedPart>
    </Dialog>
  );
}

const renderInBody = (content: ReactNode) => <DialogBody>{content}</DialogBody>;

function Channels({ announcementId, chosen, onClose }: ChooseChannelsDialogProps) {
  const { viewer } = useLoadedQuery<ChooseChannelsDialogQuery>(
    graphql`
      query ChooseChannelsDialogQuery {
        viewer {
          channels(first: 50) {
            edges {
              node {
                id
                name
                type
                isActive
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const { run, isRunning } = useMutationAction<ChooseChannelsDialogMutation>(graphql`
    mutation ChooseChannelsDialogMutation($input: SetAnnouncementChannelsInput!) {
      setAnnouncementChannels(input: $input) {
        announcement {
          ...HubDistribution_announcement
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const [ids, setIds] = useState(() => chosen.map(({ id }) => id));
  const offered: Chosen[] = (viewer.channels?.edges ?? []).flatMap(({ node }) => (node.isActive ? [node] : []));
  const options = [...offered, ...chosen.filter((channel) => offered.every(({ id }) => id !== channel.id))];
  const save = async () => {
    const outcome = await run({ variables: { input: { announcementId, channelIds: ids } } });
    if (outcome.ok) onClose();
  };
  return (
    <DialogBody
      footer={
        options.length > 0 && (
          <div className="flex justify-end gap-2 px-4 py-3 tablet:px-6">
            <Button variant="primary" onPress={() => void save()} isPending={isRunning}>
              Save channels
            </Button>
          </div>
        )
      }
    >
      {options.length === 0 ? (
        <EmptyState
          icon={Share2}
          title="You have no channels yet"
          text="Channels are where your announcements are distributed."
          action={<LinkButton href="/work/channels">Go to channels</LinkButton>}
        />
      ) : (
        <CheckboxGroup
          label="Channels"
          isLabelHidden
          options={options.map(({ id, name, type }) => ({
            id,
            label: (
              <>
                {name} <span className="text-muted">· {getChannelType(type).label}</span>
              </>
            ),
          }))}
          value={ids}
          onChange={setIds}
          className="flex flex-col px-4 py-4 tablet:px-6"
        />
      )}
    </DialogBody>
  );
}
