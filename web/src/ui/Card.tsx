import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** The classes of cards and panels: a hairline border and no shadow; edge to edge on mobile. */
export const cardStyles = "border-line bg-surface border-y tablet:border tablet:rounded-card";

/** The classes of a card, with further ones. */
export const cardClasses = (...more: Parameters<typeof cx>): string => cx(cardStyles, ...more);

/** A panel next to or above the column, with its own heading. */
export function Panel({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className={cardClasses("p-4")}>
      <div className="mb-2 flex min-h-6 items-center justify-between gap-2">
        <h2 className="text-13 font-semibold text-muted">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
