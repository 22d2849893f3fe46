import type { ReactNode } from "react";
import { cardClasses } from "./Card.tsx";
import { Icon, type IconGlyph } from "./Icon.tsx";

export interface EmptyStateProps {
  icon: IconGlyph;
  /** The purpose of the list, in a few words. */
  title: string;
  text?: string;
  /** The next action, a Button or LinkButton. */
  action?: ReactNode;
}

/** Replaces an empty list: describes its purpose and offers the next action. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      <Icon of={icon} size={32} className="mb-3 text-muted" />
      <p className="text-16 font-semibold">{title}</p>
      {text && <p className="mt-1 max-w-96 text-14 text-balance text-muted">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}

/** An empty state in a card of its own. */
export function EmptyCard({ className, ...state }: EmptyStateProps & { className?: string }) {
  return (
    <div className={cardClasses(className)}>
      <EmptyState {...state} />
    </div>
  );
}
