import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { Icon, type IconGlyph } from "./Icon.tsx";

/** The six beats, each with its colour (USER-09); neutral for everything else. */
export type ChipTone = "business" | "politics" | "lifestyle" | "people" | "sports" | "tech" | "neutral";

const tones: Record<ChipTone, string> = {
  business: "bg-business-soft text-business",
  politics: "bg-politics-soft text-politics",
  lifestyle: "bg-lifestyle-soft text-lifestyle",
  people: "bg-people-soft text-people",
  sports: "bg-sports-soft text-sports",
  tech: "bg-tech-soft text-tech",
  neutral: "bg-sunken text-muted",
};

interface ChipProps {
  tone?: ChipTone;
  icon?: IconGlyph;
  children: ReactNode;
  className?: string;
}

/** A small label. The text carries the full meaning; the colour only repeats it. */
export function Chip({ tone = "neutral", icon, children, className }: ChipProps) {
  return (
    <span
      className={cx(
        "inline-flex h-6 items-center gap-1.5 rounded-control px-2 text-12 font-medium whitespace-nowrap",
        tones[tone],
        className,
      )}
    >
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}
