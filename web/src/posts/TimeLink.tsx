import { useClock } from "../lib/clock.ts";
import { formatRelative } from "../lib/dates.ts";
import { Link } from "../ui/Link.tsx";
import { useFormatTime, useTimeZone } from "../ui/TimeZoneProvider.tsx";
import { tooltip } from "../ui/tooltip.ts";
import type { LinkTarget } from "./usePostLink.ts";

interface TimeLinkProps {
  time: string;
  target: LinkTarget;
  /** True for cards without a title, where a click anywhere on the card follows this link. */
  isMain: boolean;
}

/** The publication time as a link to the item: relative within a day, then the date, with the full time as tooltip. */
export function TimeLink({ time, target, isMain }: TimeLinkProps) {
  const zone = useTimeZone();
  const format = useFormatTime();
  const text = useClock((now) => formatRelative(time, now, zone));
  return (
    <Link {...target} {...tooltip(format(time))} variant="plain" {...(isMain ? { "data-card-link": true } : {})}>
      <time dateTime={time} className="figures whitespace-nowrap">
        {text}
      </time>
    </Link>
  );
}
