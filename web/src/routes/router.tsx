import { loadQuery, type PreloadedQuery } from "react-relay";
import { createBrowserRouter, useLoaderData, type RouteObject } from "react-router";
import type { ShellQuery } from "../__generated__/ShellQuery.graphql.ts";
import { pageTitle } from "../lib/pageTitle.ts";
import { settings } from "../lib/settings.ts";
import { FailedStart } from "../shell/FailedPage.tsx";
import { Shell, shellQuery } from "../shell/Shell.tsx";
import { findShownRoute } from "../shell/shownRoute.ts";
import { CachedPages } from "./CachedPages.tsx";
import { formatTitle } from "./route.ts";
import { routeTable, type App } from "./table.tsx";

interface RouterAccess {
  /** Whether the navigation in progress goes to an existing history entry. */
  isGoingBack: () => boolean;
  /** The router of these routes; called only after it is created. */
  getRouter: () => Router;
}

/** The routes of all pages inside the shell. */
export function createRoutes(app: App, { isGoingBack, getRouter }: RouterAccess): RouteObject[] {
  const loadShell = async () => {
    await app.session.whenKnown();
    return { queryRef: loadQuery<ShellQuery>(app.environment, shellQuery, {}, { fetchPolicy: "store-or-network" }) };
  };

  function ShellRoute() {
    const { queryRef }: { queryRef: PreloadedQuery<ShellQuery> } = useLoaderData();
    return <Shell queryRef={queryRef} router={getRouter()} />;
  }

  return [
    {
      id: "shell",
      loader: loadShell,
      // The session keeps the viewer up to date, so its query is preloaded only once, except after a failure.
      shouldRevalidate: () => getRouter().state.loaderData["shell"] === undefined,
      Component: ShellRoute,
      ErrorBoundary: FailedStart,
      HydrateFallback: EmptyFallback,
      children: [
        { Component: () => <CachedPages retainedQueries={app.retainedQueries} />, children: routeTable(app, isGoingBack) },
      ],
    },
  ];
}

/** Creates the router from the route table, inside the shell. */
export function createRouter(app: App) {
  // Null while the router is being created, which already starts the first loaders.
  let started: Router | null = null;
  // On back and forward navigation the browser's history entry is already the target; otherwise it is not yet.
  const isGoingBack = () => {
    const target = started?.state.navigation.location?.key;
    return target !== undefined && entryKey(history.state) === target;
  };
  const router: Router = createBrowserRouter(createRoutes(app, { isGoingBack, getRouter: () => router }), { basename: app.base });
  started = router;
  updatePageTitle(router.state);
  router.subscribe(updatePageTitle);
  return router;
}

/** React Router's key of a browser history entry; the first entry of a visit has none. */
function entryKey(state: unknown): unknown {
  return typeof state === "object" && state !== null && "key" in state ? state.key : "default";
}

export type Router = ReturnType<typeof createBrowserRouter>;

type RouterState = Router["state"];

/** Sets the page title from the route when a navigation ends (ROUTE-09). */
function updatePageTitle({ navigation, initialized, matches }: RouterState): void {
  if (!initialized || navigation.state !== "idle") return;
  pageTitle.setBase(formatTitle(findShownRoute(matches.map(({ route }) => route)), settings.productName) ?? settings.productName);
}

/** Renders nothing: the page's own overlay is shown during startup. */
function EmptyFallback() {
  return null;
}
