import { loadQuery, type PreloadedQuery } from "react-relay";
import { createBrowserRouter, useLoaderData, type RouteObject } from "react-router";
import type { ShellQuery } from "../__generated__/ShellQuery.graphql.ts";
import { pageTitle } from "../lib/pageTitle.ts";
import { settings } from "../lib/settings.ts";
import { FailedStart } from "../shell/FailedPage.tsx";
import { placeOf } from "../shell/place.ts";
import { Shell, shellQuery } from "../shell/Shell.tsx";
import { isScreenData } from "./RouteScreen.tsx";
import { titleOf } from "./place.ts";
import { routeTable, type App } from "./table.tsx";

/** The router over the table, inside the shell. */
export function createRouter(app: App) {
  const loadShell = async () => {
    await app.session.whenKnown();
    return { queryRef: loadQuery<ShellQuery>(app.environment, shellQuery, {}, { fetchPolicy: "store-or-network" }) };
  };

  function ShellRoute() {
    const { queryRef }: { queryRef: PreloadedQuery<ShellQuery> } = useLoaderData();
    return <Shell queryRef={queryRef} router={router} />;
  }

  const root: RouteObject = {
    id: "shell",
    loader: loadShell,
    // The viewer is kept right by the session; its query is never preloaded a second time, except after a failure.
    shouldRevalidate: () => router.state.loaderData["shell"] === undefined,
    Component: ShellRoute,
    ErrorBoundary: FailedStart,
    HydrateFallback: Nothing,
    children: routeTable(app),
  };

  const router = createBrowserRouter([root], { basename: app.base });
  settle(app, router.state);
  router.subscribe((state) => settle(app, state));
  return router;
}

export type Router = ReturnType<typeof createRouter>;

type RouterState = Router["state"];

/** What follows when a navigation has ended: the page's title, and letting go of queries that no page needs. */
function settle(app: App, { navigation, revalidation, initialized, loaderData, matches }: RouterState): void {
  if (!initialized || navigation.state !== "idle" || revalidation !== "idle") return;
  app.held.settle(
    Object.values(loaderData)
      .filter(isScreenData)
      .flatMap(({ queries }) => queries),
  );
  pageTitle.setBase(titleOf(placeOf(matches.map(({ route }) => route)), settings.productName) ?? settings.productName);
}

/** The page's own overlay covers the start. */
function Nothing() {
  return null;
}
