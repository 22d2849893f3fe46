import type { ReactNode } from "react";
import { cx } from "../ui/cx.ts";

interface BubbleProps {
  isOwn: boolean;
  /** Draws only an outline, for a message that is deleted or not yet sent. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** The frame of a message's text. */
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
