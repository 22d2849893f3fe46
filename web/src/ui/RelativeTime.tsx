import { formatRelative } from "../lib/dates.ts";
import { useClock } from "../lib/clock.ts";
import { cx } from "./cx.ts";
import { useFormatTime, useReaderZone } from "./ReaderZone.tsx";

/** When something happened: relative within a day, then the date; the full time as tooltip. @param time ISO 8601 */
export function RelativeTime({ time, className }: { time: string; className?: string }) {
  const zone = useReaderZone();
  const format = useFormatTime();
  const text = useClock((now) => formatRelative(time, now, zone));
  return (
    // A title, not a tooltip of ours: no stop for the keyboard at every time of a list.
    <time dateTime={time} title={format(time)} className={cx("figures", className)}>
      {text}
    </time>
  );
}
