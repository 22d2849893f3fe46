import { Check, Clock, Mail, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { HubDistribution_announcement$key } from "../__generated__/HubDistribution_announcement.graphql.ts";
import { getChannelType } from "../channels/channelTypes.ts";
import { formatNoun } from "../lib/counts.ts";
import { formatDateTime } from "../lib/dates.ts";
import { Button } from "../ui/Button.tsx";
import { Panel } from "../ui/Card.tsx";
import { Icon, type IconGlyph } from "../ui/Icon.tsx";
import { lazyDialog } from "../ui/lazyDialog.tsx";
import { Link, OutsideLink } from "../ui/Link.tsx";
import { useFormatDeadline, useTimeZone } from "../ui/TimeZoneProvider.tsx";
import { announcementPath } from "./announcementPaths.ts";

const ChooseChannelsDialog = lazyDialog(async () => (await import("./ChooseChannelsDialog.tsx")).ChooseChannelsDialog);

const states: Readonly<Record<string, { text: string; icon: IconGlyph }>> = {
  DELIVERED: { text: "Delivered", icon: Check },
  FAILED: { text: "Failed", icon: TriangleAlert },
};
const pending = { text: "Pending", icon: Clock };
const manual = { text: "To be posted manually", icon: Clock };

/** The distribution of an announcement: its e-mail and its channels. */
export function HubDistribution({ announcement }: { announcement: HubDistribution_announcement$key }) {
  const { id, databaseId, mailing, hub, permissions } = useFragment(
    graphql`
      fragment HubDistribution_announcement on Announcement {
        id
        databaseId
        mailing
        hub {
          recipientsCount
          sendAt
          channels {
            channel {
              id
              name
              type
              url
            }
            status
            deliveredAt
          }
        }
        permissions {
          edit {
            allowed
          }
        }
      }
    `,
    announcement,
  );
  const zone = useTimeZone();
  const formatDeadline = useFormatDeadline();
  const [isChoosing, setChoosing] = useState(false);
  if (!hub) return null;
  const { recipientsCount, sendAt, channels } = hub;
  const recipients = formatNoun(recipientsCount, "recipient");
  const mail: Readonly<Record<string, string>> = {
    DRAFT: recipientsCount === 0 ? "Not written yet" : `Draft to ${recipients}`,
    SCHEDULED: sendAt ? `${formatDeadline(sendAt)} to ${recipients}` : "Scheduled",
    SENDING: `Being sent to ${recipients}`,
    SENT: `Sent to ${recipients}`,
  };
  return (
    <Panel
      title="Distribution"
      action={
        permissions.edit.allowed && (
          <Button size="small" variant="quiet" onPress={() => setChoosing(true)}>
            Choose channels
          </Button>
        )
      }
    >
      <ul className="divide-y divide-line">
        <li className="flex items-start gap-3 py-2">
          <Icon of={Mail} size={20} className="mt-0.5 text-muted" />
          <span className="min-w-0 flex-1">
            <Link href={announcementPath(databaseId, "email")} variant="plain">
              E-mail
            </Link>
            <span className="block text-13 text-muted">{mail[mailing ?? "DRAFT"]}</span>
          </span>
        </li>
        {channels.map(({ channel, status, deliveredAt }) => {
          const state = states[status] ?? (channel.type === "SOCIAL" ? manual : pending);
          return (
            <li key={channel.id} className="flex items-start gap-3 py-2">
              <Icon of={getChannelType(channel.type).icon} size={20} className="mt-0.5 text-muted" />
              <span className="min-w-0 flex-1">
                {channel.url ? <OutsideLink href={channel.url}>{channel.name}</OutsideLink> : <span>{channel.name}</span>}
                <span className="flex items-center gap-1.5 text-13 text-muted">
                  <Icon of={state.icon} size={14} />
                  {deliveredAt ? `${state.text}, ${formatDateTime(deliveredAt, zone)}` : state.text}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      {channels.length === 0 && <p className="pt-2 text-14 text-muted">No channels chosen yet.</p>}
      {isChoosing && (
        <ChooseChannelsDialog
          announcementId={id}
          chosen={channels.map(({ channel }) => channel)}
          onClose={() => setChoosing(false)}
        />
      )}
    </Panel>
  );
}
