import { useEffect, type RefObject } from "react";

/** The look of a row of tabs, of a tab, and of the selected one and the others. */
export const row = "flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]";
export const tab =
  "relative inline-flex hit-h shrink-0 cursor-pointer items-center gap-2 px-3 text-14 font-medium whitespace-nowrap " +
  "transition-colors duration-fast focus-ring-inset rounded-control " +
  "after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:rounded-full";
export const current = "text-ink after:bg-accent";
export const other = "text-muted hover:text-ink";

/**
 * Scrolls a row that is wider than the window to the selected tab, without moving the page. @param chosen identifies the
 * selected tab
 */
export function useTabInSight(row: RefObject<HTMLElement | null>, selector: string, chosen: string | undefined): void {
  useEffect(() => {
    if (chosen === undefined) return undefined;
    // The tab list has no items until after its first render.
    const frame = requestAnimationFrame(() => {
      const shown = row.current?.querySelector<HTMLElement>(selector);
      if (row.current && shown) row.current.scrollLeft = shown.offsetLeft - (row.current.clientWidth - shown.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [row, selector, chosen]);
}
