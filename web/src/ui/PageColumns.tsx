import type { ReactNode } from "react";

interface PageColumnsProps {
  /** Above both columns. */
  head?: ReactNode;
  /** The right column, from 1280 px; narrower windows show its content elsewhere. Nothing leaves its place free. */
  aside?: ReactNode;
  /** Names the right column for screen readers. */
  asideLabel?: string;
  /** The reading column. */
  children: ReactNode;
}

/** The reading column of at most 640 px and, where there is room, a right column of 300 px that stays in sight. */
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
