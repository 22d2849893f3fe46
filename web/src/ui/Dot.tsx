import { cx } from "./cx.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

interface DotProps {
  /** What it stands for, read out by screen readers; leave out where the element around it says so. */
  label?: string;
  /** For the place only: the dot is absolute, in the upper corner of what stands around it. */
  className?: string;
}

/** A red dot: something new waits behind the element that it is on. */
export function Dot({ label, className }: DotProps) {
  return (
    <span data-dot className={cx("absolute size-2.5 rounded-full border-2 border-surface bg-danger", className)}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
