import { Power } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ChannelRow_channel$key } from "../__generated__/ChannelRow_channel.graphql.ts";
import { getHost } from "../lib/webAddress.ts";
import { Chip } from "../ui/Chip.tsx";
import { Icon } from "../ui/Icon.tsx";
import { lazyDialog } from "../ui/lazyDialog.tsx";
import { OutsideLink } from "../ui/Link.tsx";
import { MenuItem } from "../ui/Menu.tsx";
import { DeleteItem, EditItem, MoreMenu } from "../ui/MoreMenu.tsx";
import { getChannelType, toKnownChannelType } from "./channelTypes.ts";
import { useChannelActions } from "./useChannelActions.ts";

const ChannelDialog = lazyDialog(async () => (await import("./ChannelDialog.tsx")).ChannelDialog);

interface ChannelRowProps {
  channel: ChannelRow_channel$key;
  /** Called after it was deleted. */
  onDeleted: () => void;
}

/** A channel in the list, with its actions. */
export function ChannelRow({ channel, onDeleted }: ChannelRowProps) {
  const { id, type, name, url, newsroom, contactList, isActive, permissions } = useFragment(
    graphql`
      fragment ChannelRow_channel on Channel {
        id
        type
        name
        url
        newsroom {
          id
        }
        contactList {
          id
        }
        isActive
        permissions {
          edit {
            allowed
          }
          delete {
            allowed
          }
        }
      }
    `,
    channel,
  );
  const [isEditing, setEditing] = useState(false);
  const { switchTo, remove, isBusy } = useChannelActions({ id, name, onDeleted });
  const { label, icon } = getChannelType(type);
  return (
    <div className="flex items-center gap-3 px-4 py-3 tablet:px-5">
      <Icon of={icon} size={20} className="text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-15 font-semibold wrap-anywhere">{name}</span>
          {!isActive && <Chip>Off</Chip>}
        </p>
        <p className="flex flex-wrap gap-x-2 text-13 text-muted">
          <span>{label}</span>
          {url && (
            <>
              <span aria-hidden>·</span>
              <OutsideLink href={url}>{getHost(url)}</OutsideLink>
            </>
          )}
        </p>
      </div>
      {permissions.edit.allowed && (
        <MoreMenu name={name} isPending={isBusy}>
          <EditItem onAction={() => setEditing(true)} />
          <MenuItem icon={Power} onAction={() => switchTo(!isActive)}>
            {isActive ? "Turn off" : "Turn on"}
          </MenuItem>
          {permissions.delete.allowed && <DeleteItem onAction={remove} />}
        </MoreMenu>
      )}
      {isEditing && (
        <ChannelDialog
          channel={{
            id,
            values: {
              type: toKnownChannelType(type),
              name,
              url: url ?? "",
              newsroomId: newsroom?.id ?? "",
              contactListId: contactList?.id ?? "",
              isActive,
            },
          }}
          onClose={() => setEditing(false)}
          onAdded={() => {}}
        />
      )}
    </div>
  );
}
