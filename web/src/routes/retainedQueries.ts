import type { ScreenData } from "./RouteScreen.tsx";
import type { RetainedQuery } from "./screen.tsx";

/**
 * Keeps the preloaded queries of cached pages, so that going back finds their data, and disposes of all others, including those
 * of abandoned navigations.
 */
export function createRetainedQueries() {
  /** In the order in which they were started. */
  let started: readonly RetainedQuery[] = [];
  let kept: readonly ScreenData[] = [];

  return {
    /** Registers a query that a loader has started. */
    add(query: RetainedQuery): void {
      started = [...started, query];
    },
    /** Ends the queries of a page that cannot be shown: the next attempt would reuse one that still runs. */
    drop(queries: readonly RetainedQuery[]): void {
      started = started.filter((query) => !queries.includes(query));
      for (const query of queries) query.dispose();
    },
    /** Sets the pages that are currently mounted, including hidden ones. */
    keep(pages: readonly ScreenData[]): void {
      const before = new Set(kept.flatMap(({ queries }) => queries));
      const now = new Set(pages.flatMap(({ queries }) => queries));
      // Queries started after the newest of these pages belong to a navigation in progress.
      const newest = started.findLastIndex((query) => now.has(query));
      const unused = started.filter((query, index) => !now.has(query) && (before.has(query) || index < newest));
      started = started.filter((query) => !unused.includes(query));
      kept = pages;
      for (const query of unused) query.dispose();
    },
    /** The page as the reader left it; null when it is no longer cached or was left with other data. */
    find(cacheKey: string, data: string | null): ScreenData | null {
      return kept.find((page) => page.cacheKey === cacheKey && page.data === data) ?? null;
    },
  };
}
