import { useEffect, type RefObject } from "react";

/** The classes of a row of tabs, of a tab, and of the selected one and the others. */
export const rowStyles = "relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]";
export const tabStyles =
  "relative inline-flex hit-h shrink-0 cursor-pointer items-center gap-2 px-3 text-14 font-medium whitespace-nowrap " +
  "transition-colors duration-fast focus-ring-inset rounded-control " +
  "after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:rounded-full";
export const selectedTabStyles = "text-ink after:bg-accent";
export const otherTabStyles = "text-muted hover:text-ink";

/**
 * Scrolls a row that is wider than the window to the selected tab, without moving the page. @param chosen identifies the
 * selected tab
 */
export function useScrollTabIntoView(row: RefObject<HTMLElement | null>, selector: string, chosen: string | undefined): void {
  useEffect(() => {
    const element = row.current;
    if (chosen === undefined || !element) return undefined;
    // The observer reports after the next layout: by then the tabs exist, and reading positions forces no additional layout.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      const shown = element.querySelector<HTMLElement>(selector);
      if (shown) element.scrollLeft = shown.offsetLeft - (element.clientWidth - shown.offsetWidth) / 2;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, selector, chosen]);
}
