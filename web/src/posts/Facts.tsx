import type { ReactNode } from "react";
import { cx } from "../ui/cx.ts";
import { Icon, type IconGlyph } from "../ui/Icon.tsx";

interface Fact {
  icon: IconGlyph;
  /** The name of the fact for screen readers; the icon shows it visually. */
  name: string;
  /** The fact is omitted if this is empty. */
  text: ReactNode;
  isStrong?: boolean;
}

/** A row of short facts, each with an icon. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-wrap items-start gap-x-4 gap-y-1 text-14">
      {facts
        .filter(({ text }) => text !== "")
        .map(({ icon, name, text, isStrong = false }) => (
          <div key={name} className="flex min-w-0 items-start gap-1.5">
            <dt>
              <Icon of={icon} size={16} className="mt-0.5 text-muted" />
              <span className="sr-only">{name}</span>
            </dt>
            <dd className={cx("figures min-w-0", isStrong ? "font-semibold" : "text-ink")}>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
