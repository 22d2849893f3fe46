import { useClock } from "../lib/clock.ts";
import { formatRelative } from "../lib/dates.ts";
import { cx } from "./cx.ts";
import { useFormatTime, useTimeZone } from "./TimeZoneProvider.tsx";

/** A time, relative within a day and then as a date, with the full time as tooltip. @param time ISO 8601 */
export function RelativeTime({ time, className }: { time: string; className?: string }) {
  const zone = useTimeZone();
  const format = useFormatTime();
  const text = useClock((now) => formatRelative(time, now, zone));
  return (
    // A title attribute instead of a Tooltip, so that times in a list do not become tab stops.
    <time dateTime={time} title={format(time)} className={cx("figures", className)}>
      {text}
    </time>
  );
}
