import { cx } from "./cx.ts";

interface DotProps {
  /** Announced to screen readers; omit it when the surrounding element already says it. */
  label?: string;
  /** For positioning only: the dot is absolute, in the upper corner of its positioned ancestor. */
  className?: string;
}

/** A red dot that marks new content behind an element. */
export function Dot({ label, className }: DotProps) {
  return (
    <span data-dot className={cx("absolute size-2.5 rounded-full border-2 border-surface bg-danger", className)}>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
