import type { ReactNode } from "react";

interface PageColumnsProps {
  /** Rendered above both columns. */
  head?: ReactNode;
  /** The right column, shown from 1280 px; narrower windows show its content elsewhere. Without it the space stays empty. */
  aside?: ReactNode;
  /** Accessible name of the right column. */
  asideLabel?: string;
  /** The main column. */
  children: ReactNode;
}

/** A main column of at most 640 px and, where there is room, a sticky right column of 300 px. */
export function PageColumns({ head, aside, asideLabel, children }: PageColumnsProps) {
  return (
    <div className="mx-auto w-full max-w-160 medium:max-w-241">
      {head && <div className="mb-2 tablet:mb-3">{head}</div>}
      <div className="medium:grid medium:grid-cols-[minmax(0,40rem)_18.75rem] medium:items-start medium:gap-6">
        <div className="min-w-0">{children}</div>
        {aside && (
          <aside
            aria-label={asideLabel}
            className="sticky top-[calc(var(--bar-top)+1rem)] max-h-[calc(100dvh-var(--bar-top)-2rem)] overflow-y-auto [scrollbar-width:none]"
          >
            {aside}
          </aside>
        )}
      </div>
    </div>
  );
}
