import { Activity, use, useEffect, useState, type ContextType, type ReactElement } from "react";
import {
  NavigationType,
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_DataRouterStateContext as StateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from "react-router";
import { wasDiscardedAt } from "../navigation/useLeaveGuard.ts";
import { useSession } from "../session/useSession.ts";
import { shownPage, visit, type CachedPage } from "./pageCache.ts";
import type { createRetainedQueries } from "./retainedQueries.ts";
import { isScreenData } from "./RouteScreen.tsx";

/** Everything a page reads from the router. A cached page keeps reading the values from when it was last shown. */
interface View {
  location: ContextType<typeof LocationContext>;
  state: ContextType<typeof StateContext>;
  data: ContextType<typeof DataContext>;
  outlet: ReactElement | null;
}

interface CachedPagesProps {
  retainedQueries: ReturnType<typeof createRetainedQueries>;
}

/**
 * Renders the current page and keeps the last two pages mounted but hidden, with their effects cleaned up, until the reader
 * returns to them (ROUTE-12). A page whose text was discarded starts over.
 */
export function CachedPages({ retainedQueries }: CachedPagesProps) {
  const { visitor } = useSession();
  const live: View = {
    location: use(LocationContext),
    state: use(StateContext),
    data: use(DataContext),
    outlet: use(RouteContext).outlet,
  };
  const [pages, setPages] = useState<readonly CachedPage<View>[]>([]);
  const before = shownPage(pages)?.view;
  const view = before && isSame(before, live) ? before : live;
  const owner = visitor.authenticated ? visitor.slug : null;
  const next = visit(pages, {
    key: getCacheKey(view),
    view,
    owner,
    isKept: (left) => getScreen(left) !== null && !wasDiscardedAt(left.location.location),
    replaces: view.state?.historyAction === NavigationType.Replace,
  });
  if (next !== pages) setPages(next);

  useEffect(() => {
    retainedQueries.keep(pages.flatMap((page) => getScreen(page.view) ?? []));
  }, [retainedQueries, pages]);

  const shown = shownPage(next);
  return next.map((page) => (
    <Activity key={page.key} mode={page === shown ? "visible" : "hidden"}>
      <LocationContext value={page.view.location}>
        <StateContext value={page.view.state}>
          <DataContext value={page.view.data}>{page.view.outlet}</DataContext>
        </StateContext>
      </LocationContext>
    </Activity>
  ));
}

function isSame(one: View, other: View): boolean {
  return one.location === other.location && one.state === other.state && one.data === other.data && one.outlet === other.outlet;
}

/** The data from the page's loader; null when the loader failed. */
function getScreen({ state, data }: View) {
  const screen: unknown = data?.loaderData[state?.matches.at(-1)?.route.id ?? ""];
  return data?.errors === null && isScreenData(screen) ? screen : null;
}

function getCacheKey(view: View): string {
  return getScreen(view)?.cacheKey ?? `failed ${view.location.location.pathname}`;
}
