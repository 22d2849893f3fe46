import { cx } from "./cx.ts";

/** A turning focus-ring for waits inside controls. @param label what is awaited, read out; leave out beside visible words */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span
      {...(label ? { role: "status", "aria-label": label } : { "aria-hidden": true })}
      className={cx(
        "inline-block size-5 shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent opacity-80",
        className,
      )}
    />
  );
}
