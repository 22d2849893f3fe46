import type { ReactNode } from "react";
import { cx } from "../ui/cx.ts";

interface BubbleProps {
  isOwn: boolean;
  /** An outline alone: for what is not there any more, or not yet. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** What somebody wrote, on a ground of its own. */
export function Bubble({ isOwn, isQuiet = false, children }: BubbleProps) {
  return (
    <div
      className={cx(
        "max-w-full rounded-card px-3 py-2 text-15 wrap-anywhere",
        isQuiet ? "border border-line" : isOwn ? "bg-accent-soft" : "bg-sunken",
      )}
    >
      {children}
    </div>
  );
}
