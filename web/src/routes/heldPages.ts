import type { ScreenData } from "./RouteScreen.tsx";
import type { Held } from "./screen.tsx";

/**
 * Knows the pages that are kept drawn and holds their preloaded queries, so that going back finds the data; lets go
 * of all others, those of abandoned navigations included.
 */
export function createHeldPages() {
  /** In the order in which they were started. */
  let started: readonly Held[] = [];
  let kept: readonly ScreenData[] = [];

  return {
    /** A loader has started a query. */
    add(query: Held): void {
      started = [...started, query];
    },
    /** These pages are drawn now, hidden ones included. */
    keep(pages: readonly ScreenData[]): void {
      const before = new Set(kept.flatMap(({ queries }) => queries));
      const now = new Set(pages.flatMap(({ queries }) => queries));
      // What was started after the newest of them belongs to a navigation under way.
      const newest = started.findLastIndex((query) => now.has(query));
      const gone = started.filter((query, index) => !now.has(query) && (before.has(query) || index < newest));
      started = started.filter((query) => !gone.includes(query));
      kept = pages;
      for (const query of gone) query.dispose();
    },
    /** The page as it was left; null when it is not kept, or was left with other data. */
    find(cacheKey: string, data: string | null): ScreenData | null {
      return kept.find((page) => page.cacheKey === cacheKey && page.data === data) ?? null;
    },
  };
}
