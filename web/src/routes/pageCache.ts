/** A page that is kept drawn. */
export interface CachedPage<View> {
  /** What the page is about. */
  key: string;
  /** What it is drawn from, as of when it was shown last. */
  view: View;
  /** Rises with every page that is entered: the shown one has the highest. */
  turn: number;
  /** Whose page it is; null: a guest's. */
  owner: string | null;
}

/** How many of the pages left last are kept (ROUTE-12). */
export const cachedPages = 2;

type Visit<View> = Omit<CachedPage<View>, "turn"> & {
  /** Whether the page may be kept when it is left. */
  isKept: (view: View) => boolean;
  /** Whether it takes the place of the page shown so far, which nobody can go back to then: a form that was saved. */
  replaces: boolean;
};

/**
 * The pages after a visit: the one shown and the two left last; whoever signs out or in leaves none behind.
 * They stand in the order in which they were entered first, so that none is ever moved within the document.
 * @returns the same list when nothing has changed
 */
export function visit<View>(
  pages: readonly CachedPage<View>[],
  { key, view, owner, isKept, replaces }: Visit<View>,
): readonly CachedPage<View>[] {
  const shown = shownPage(pages);
  if (shown?.key === key && shown.view === view && shown.owner === owner) return pages;
  const turn = shown?.key === key ? shown.turn : (shown?.turn ?? 0) + 1;
  const entered = { key, view, turn, owner };
  const isKnown = pages.some((page) => page.key === key);
  const next = isKnown ? pages.map((page) => (page.key === key ? entered : page)) : [...pages, entered];
  const replaced = replaces ? shown : undefined;
  const left = next.filter((page) => page !== entered && page !== replaced && page.owner === owner && isKept(page.view));
  const oldest = left.map((page) => page.turn).sort((a, b) => b - a)[cachedPages - 1] ?? 0;
  return next.filter((page) => page === entered || (left.includes(page) && page.turn >= oldest));
}

/** The page that is shown: the one entered last. */
export function shownPage<View>(pages: readonly CachedPage<View>[]): CachedPage<View> | undefined {
  return pages.reduce<CachedPage<View> | undefined>((last, page) => (last && last.turn > page.turn ? last : page), undefined);
}
