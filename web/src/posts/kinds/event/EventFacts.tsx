import { Clock, ExternalLink, Globe, MapPin } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { EventFacts_event$key } from "../../../__generated__/EventFacts_event.graphql.ts";
import { dateBlock, formatEventTime } from "../../../lib/dates.ts";
import { getHost } from "../../../lib/webAddress.ts";
import { OutsideLink } from "../../../ui/Link.tsx";
import { useTimeZone } from "../../../ui/TimeZoneProvider.tsx";
import { Facts } from "../../Facts.tsx";

/** The time and place of an event: the day as a calendar icon, and the time in the event's and the reader's zone. */
export function EventFacts({ event }: { event: EventFacts_event$key }) {
  const { start, end, timezone, format, venue, address, link } = useFragment(
    graphql`
      fragment EventFacts_event on Event {
        start
        end
        timezone
        format
        venue
        address
        link
      }
    `,
    event,
  );
  const userZone = useTimeZone();
  // Only drafts may lack it.
  if (!start || !timezone) return null;
  const { weekday, day, month } = dateBlock(start, timezone);
  const time = formatEventTime(start, end ?? null, timezone, userZone);
  const place = [venue, address].filter(Boolean).join(", ");
  const isOnline = format === "ONLINE";
  return (
    <div className="flex items-start gap-3.5 tablet:items-center">
      <div aria-hidden className="w-14 shrink-0 overflow-hidden rounded-control border border-line text-center">
        <p className="bg-sunken text-12 font-semibold text-muted">{month}</p>
        <p className="figures pt-0.5 text-22 font-semibold">{day}</p>
        <p className="pb-1 text-12 text-muted">{weekday}</p>
      </div>
      <div className="min-w-0 space-y-1">
        <Facts
          facts={[
            {
              icon: Clock,
              name: "Time",
              text: (
                <>
                  <span className="inline-block font-semibold">{time.text}</span>{" "}
                  <span className="inline-block text-muted">{time.zone}</span>{" "}
                  {time.reader && <span className="inline-block text-muted">({time.reader} your time)</span>}
                </>
              ),
            },
          ]}
        />
        <Facts
          facts={[
            {
              icon: isOnline ? Globe : MapPin,
              name: "Place",
              text: [isOnline ? "Online" : "Offline", place].filter(Boolean).join(" · "),
            },
            { icon: ExternalLink, name: "More", text: link ? <OutsideLink href={link}>{getHost(link)}</OutsideLink> : "" },
          ]}
        />
      </div>
    </div>
  );
}
