/** A page that stays mounted. */
export interface CachedPage<View> {
  /** Identifies the content of the page. */
  key: string;
  /** The data that the page was last rendered from. */
  view: View;
  /** Increases with every page entered: the current page has the highest. */
  visitNumber: number;
  /** The user the page belongs to; null for a guest. */
  owner: string | null;
}

/** Maximum number of pages that are kept after the reader leaves them (ROUTE-12). */
const MAX_CACHED_PAGES = 2;

type Visit<View> = Omit<CachedPage<View>, "visitNumber"> & {
  /** Whether the page may be kept when the reader leaves it. */
  isKept: (view: View) => boolean;
  /** Whether it replaces the current page, to which one cannot go back afterwards, such as a saved form. */
  replaces: boolean;
};

/**
 * The pages after a visit: the current one and the last two. Signing in or out drops the pages of the previous user. The order is
 * that of first entry, so that no page is ever moved within the document.
 * @returns the same list when nothing has changed
 */
export function visit<View>(
  pages: readonly CachedPage<View>[],
  { key, view, owner, isKept, replaces }: Visit<View>,
): readonly CachedPage<View>[] {
  const shown = shownPage(pages);
  if (shown?.key === key && shown.view === view && shown.owner === owner) return pages;
  const visitNumber = shown?.key === key ? shown.visitNumber : (shown?.visitNumber ?? 0) + 1;
  const entered = { key, view, visitNumber, owner };
  const isKnown = pages.some((page) => page.key === key);
  const next = isKnown ? pages.map((page) => (page.key === key ? entered : page)) : [...pages, entered];
  const replaced = replaces ? shown : undefined;
  const left = next.filter((page) => page !== entered && page !== replaced && page.owner === owner && isKept(page.view));
  const oldest = left.map((page) => page.visitNumber).toSorted((a, b) => b - a)[MAX_CACHED_PAGES - 1] ?? 0;
  return next.filter((page) => page === entered || (left.includes(page) && page.visitNumber >= oldest));
}

/** The current page: the one entered last. */
export function shownPage<View>(pages: readonly CachedPage<View>[]): CachedPage<View> | undefined {
  return pages.reduce<CachedPage<View> | undefined>(
    (last, page) => (last && last.visitNumber > page.visitNumber ? last : page),
    undefined,
  );
}
