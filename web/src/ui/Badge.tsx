import { formatBadge } from "../lib/counts.ts";
import { cx } from "./cx.ts";

/** The number of unread items in a highlighted badge, capped at "99+" and hidden at zero (STATE-13 to STATE-15). */
export function Badge({ count, className }: { count: number; className?: string }) {
  const text = formatBadge(count);
  if (text === null) return null;
  return (
    <span
      className={cx(
        "figures inline-grid h-5 min-w-5 place-items-center rounded-full bg-accent-fill px-1.5 text-12 leading-none font-semibold text-on-accent",
        className,
      )}
    >
      <span aria-hidden>{text}</span>
      <span className="sr-only">{`${text} unread`}</span>
    </span>
  );
}
