import { useFormatTime } from "./ReaderZone.tsx";

/** Says that a post or comment was changed after it was published; when, as tooltip. @param time ISO 8601 */
export function EditedMark({ time, className }: { time: string; className?: string }) {
  return (
    <span title={`Edited ${useFormatTime()(time)}`} className={className}>
      edited
    </span>
  );
}
