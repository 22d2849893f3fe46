import type { LucideIcon } from "lucide-react";
import { toRem } from "../lib/textSize.ts";
import { cx } from "./cx.ts";

export type IconGlyph = LucideIcon;

interface IconProps {
  /** A glyph of lucide-react, the only icon set. */
  of: IconGlyph;
  /** Edge length in px at the default text size. */
  size?: 14 | 16 | 20 | 24 | 32;
  /** Filled with the text colour, for the "on" state of a toggle. */
  isFilled?: boolean;
  className?: string;
}

/** A decorative outline icon. Adjacent text or the button's label carries the meaning. */
export function Icon({ of: Glyph, size = 20, isFilled = false, className }: IconProps) {
  return (
    <Glyph
      aria-hidden
      size={toRem(size)}
      strokeWidth={1.75}
      fill={isFilled ? "currentColor" : "none"}
      className={cx("shrink-0", className)}
    />
  );
}
