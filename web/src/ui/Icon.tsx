import type { LucideIcon } from "lucide-react";
import { cx } from "./cx.ts";

export type IconGlyph = LucideIcon;

interface IconProps {
  /** A glyph of lucide-react, the one icon set. */
  of: IconGlyph;
  /** Edge in px. */
  size?: 14 | 16 | 20 | 24 | 32;
  /** Filled with the text colour, for the "on" state of a toggle. */
  isFilled?: boolean;
  className?: string;
}

/** An outline icon. It is decoration: the words beside it, or the label of its button, say what it means. */
export function Icon({ of: Glyph, size = 20, isFilled = false, className }: IconProps) {
  return (
    <Glyph
      aria-hidden
      size={size}
      strokeWidth={1.75}
      fill={isFilled ? "currentColor" : "none"}
      className={cx("shrink-0", className)}
    />
  );
}
