import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { Icon, type IconGlyph } from "./Icon.tsx";

interface ChipProps {
  icon?: IconGlyph;
  children: ReactNode;
  className?: string;
}

/** A small label. */
export function Chip({ icon, children, className }: ChipProps) {
  return (
    <span
      className={cx(
        "inline-flex h-6 items-center gap-1.5 rounded-control bg-sunken px-2 text-12 font-medium whitespace-nowrap text-muted",
        className,
      )}
    >
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}
