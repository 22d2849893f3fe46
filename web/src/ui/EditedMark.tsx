import { useFormatTime } from "./TimeZoneProvider.tsx";

/** Marks a post or comment that was changed after publication, with the time as tooltip. @param time ISO 8601 */
export function EditedMark({ time, className }: { time: string; className?: string }) {
  return (
    <span title={`Edited ${useFormatTime()(time)}`} className={className}>
      edited
    </span>
  );
}
