import { graphql, useFragment } from "react-relay";
import type { LatestEvents_query$key } from "../__generated__/LatestEvents_query.graphql.ts";
import { dateBlock, formatEventTime } from "../lib/dates.ts";
import { PostLink } from "../posts/PostLink.tsx";
import { Panel } from "../ui/Card.tsx";
import { useTimeZone } from "../ui/TimeZoneProvider.tsx";
import { rowStyles } from "./rowStyles.ts";

/** The newest events that have not ended; renders nothing when there are none. */
export function LatestEvents({ query }: { query: LatestEvents_query$key }) {
  const { latestEvents } = useFragment(
    graphql`
      fragment LatestEvents_query on Query {
        latestEvents(first: 3) {
          id
          databaseId
          name
          start
          end
          timezone
          format
          venue
        }
      }
    `,
    query,
  );
  const userZone = useTimeZone();
  if (!latestEvents || latestEvents.length === 0) return null;
  return (
    <Panel title="Latest events">
      <ul className="-mx-2">
        {latestEvents.map(({ id, databaseId, name, start, end, timezone, format, venue }) => {
          if (!start || !timezone) return null;
          const block = dateBlock(start, timezone);
          const time = formatEventTime(start, end ?? null, timezone, userZone);
          return (
            <li key={id}>
              <PostLink address={{ key: "event", databaseId, commentId: null }} variant="bare" className={rowStyles}>
                <span
                  aria-hidden
                  className="grid w-11 shrink-0 place-items-center self-start rounded-control border border-line py-1 leading-none"
                >
                  <span className="text-12 text-muted">{block.month}</span>
                  <span className="text-18 font-semibold">{block.day}</span>
                </span>
                <span className="min-w-0">
                  <span className="user-text line-clamp-2 text-14 font-medium">{name}</span>
                  <span className="figures mt-0.5 block text-13 text-muted">{time.text}</span>
                  <span className="block truncate text-13 text-muted">
                    {[format === "ONLINE" ? "Online" : venue, time.reader && time.zone].filter(Boolean).join(" · ")}
                  </span>
                </span>
              </PostLink>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
