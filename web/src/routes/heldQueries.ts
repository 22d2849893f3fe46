/** What can be let go of. */
interface Held {
  dispose: () => void;
}

/**
 * Holds the preloaded queries of the page shown and of the two left last (ROUTE-12), so that going back finds its
 * data; lets go of all others, those of abandoned navigations included.
 * @param pages how many left pages are kept
 */
export function createHeldQueries(pages = 2) {
  const loaded = new Set<Held>();
  let shown: readonly (readonly Held[])[] = [];

  return {
    /** A loader has started a query. */
    add(query: Held): void {
      loaded.add(query);
    },
    /** A navigation has ended: these are the queries of the page now shown. */
    settle(current: readonly Held[]): void {
      const isSame = shown[0]?.length === current.length && current.every((query) => shown[0]?.includes(query));
      if (!isSame) shown = [current, ...shown].slice(0, pages + 1);
      const kept = new Set(shown.flat());
      for (const query of loaded) {
        if (kept.has(query)) continue;
        loaded.delete(query);
        query.dispose();
      }
    },
  };
}
