import { cx } from "./cx.ts";

/** A spinner for waits inside controls. @param label announced to screen readers; omit it next to visible text */
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
