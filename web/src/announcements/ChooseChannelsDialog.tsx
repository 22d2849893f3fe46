import { Share2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { ChooseChannelsDialog_viewer$key } from "../__generated__/ChooseChannelsDialog_viewer.graphql.ts";
import type { ChooseChannelsDialogMutation } from "../__generated__/ChooseChannelsDialogMutation.graphql.ts";
import type { ChooseChannelsDialogPaginationQuery } from "../__generated__/ChooseChannelsDialogPaginationQuery.graphql.ts";
import type { ChooseChannelsDialogQuery } from "../__generated__/ChooseChannelsDialogQuery.graphql.ts";
import { getChannelType } from "../channels/channelTypes.ts";
import { MoreButton } from "../lists/MoreButton.tsx";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { uniqueById } from "../lists/uniqueById.ts";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { useLoadedQuery } from "../loading/useLoadedQuery.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { CheckboxGroup } from "../ui/CheckboxGroup.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { DialogBody } from "../ui/DialogBody.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { useKeepDialogOpen } from "../ui/useKeepDialogOpen.ts";

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
          ...ChooseChannelsDialog_viewer
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const { data, ...pagination } = usePaginationFragment<ChooseChannelsDialogPaginationQuery, ChooseChannelsDialog_viewer$key>(
    graphql`
      fragment ChooseChannelsDialog_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "ChooseChannelsDialogPaginationQuery") {
        channels(first: $first, after: $after) @connection(key: "ChooseChannelsDialog_channels") {
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
    `,
    viewer,
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
  useKeepDialogOpen(isRunning);
  const [selected, setSelected] = useState(chosen);
  const edges = data.channels?.edges ?? [];
  const offered: Chosen[] = edges.flatMap(({ node }) => (node.isActive ? [node] : []));
  // Selected channels may be inactive, or on a page that is not loaded, such as after the first page was read again.
  const options = uniqueById([...offered, ...chosen, ...selected], ({ id }) => id);
  const save = async () => {
    const channelIds = selected.map(({ id }) => id);
    const outcome = await run({ variables: { input: { announcementId, channelIds } } });
    if (outcome.ok) onClose();
  };
  return (
    <DialogBody
      footer={
        options.length > 0 && (
          <div className="flex justify-end gap-2">
            <Button variant="primary" onPress={() => void save()} isPending={isRunning}>
              Save channels
            </Button>
          </div>
        )
      }
    >
      {options.length === 0 && !pagination.hasNext ? (
        <EmptyState
          icon={Share2}
          title="You have no channels yet"
          text="Channels are where your announcements are distributed."
          action={<LinkButton href="/work/channels">Go to channels</LinkButton>}
        />
      ) : (
        <div className="px-4 py-4 tablet:px-6">
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
            value={selected.map(({ id }) => id)}
            onChange={(ids) => setSelected(options.filter(({ id }) => ids.includes(id)))}
            className="flex flex-col"
          />
          <MoreButton text="Show more channels" pagination={pagination} count={edges.length} />
        </div>
      )}
    </DialogBody>
  );
}
