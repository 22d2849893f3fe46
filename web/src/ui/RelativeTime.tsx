import { useSyncExternalStore } from "react";
import { formatDateTime, formatRelative } from "../lib/dates.ts";
import { subscribeToClock } from "../lib/clock.ts";
import { useReaderZone } from "./ReaderZone.tsx";
import { Hint } from "./Tooltip.tsx";

/** When something happened: relative within a day, then the date; the full time as tooltip (D-115). @param time ISO 8601 */
export function RelativeTime({ time, className }: { time: string; className?: string }) {
  const zone = useReaderZone();
  const text = useSyncExternalStore(subscribeToClock, () => formatRelative(time, Date.now(), zone));
  return (
    <Hint text={formatDateTime(time, zone)} {...(className ? { className } : {})}>
      <time dateTime={time} className="figures">
        {text}
      </time>
    </Hint>
  );
}
