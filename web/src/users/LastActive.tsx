import { useClock } from "../lib/clock.ts";
import { cx } from "../ui/cx.ts";
import { useTimeZone } from "../ui/TimeZoneProvider.tsx";
import { describeLastActive } from "./lastActive.ts";

/** The time of a person's last activity, with a dot next to "Active now". @param stamp ISO 8601 */
export function LastActive({ stamp, className }: { stamp: string; className?: string }) {
  const zone = useTimeZone();
  const text = useClock((now) => describeLastActive(stamp, now, zone));
  return (
    <span className={cx("figures inline-flex items-center gap-1.5 text-13 text-muted", className)}>
      {text === "Active now" && <span aria-hidden className="size-2 rounded-full bg-success" />}
      {text}
    </span>
  );
}
