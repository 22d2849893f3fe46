import { loadQuery } from "react-relay";
import {
  redirectDocument,
  replace,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import type { Environment } from "relay-runtime";
import { isAtLeast } from "../lib/device.ts";
import { newVersion, OutdatedError } from "../lib/newVersion.ts";
import { dataVersion, renewPreloaded } from "../relay/freshness.ts";
import { hasFailedParts } from "../relay/partFailures.ts";
import { withoutBase } from "../session/access.ts";
import { storeRedirectPath } from "../session/redirectPath.ts";
import { requestedWithSession } from "../session/requestedWithSession.ts";
import { readViewMode } from "../session/viewMode.ts";
import type { Visitor } from "../session/visitor.ts";
import { FailedPage } from "../shell/FailedPage.tsx";
import { decide } from "./guard.ts";
import { loadScreen } from "./loadScreen.ts";
import { paramsMatch } from "./paramsMatch.ts";
import type { createRetainedQueries } from "./retainedQueries.ts";
import type { Redirect, Route } from "./route.ts";
import { redirects, routes, type RouteName } from "./routes.ts";
import { RouteScreen, type ScreenData } from "./RouteScreen.tsx";
import type { LoaderArgs, Screen, StartQuery } from "./screen.tsx";
import { findScreen } from "./screens/index.tsx";

/** The dependencies of loaders, created once in main. */
export interface App {
  environment: Environment;
  session: { whenKnown: () => Promise<Visitor> };
  retainedQueries: ReturnType<typeof createRetainedQueries>;
  /** The router's base, "/" or "/segment". */
  base: string;
  /** The development flag. */
  isDevelopment: boolean;
}

type NamedRoute = Route & { name: RouteName };

/**
 * The routes of all pages and redirects, and the catch-all for unknown addresses.
 * @param isGoingBack whether the navigation in progress goes to an existing history entry
 */
export function routeTable(app: App, isGoingBack: () => boolean): RouteObject[] {
  const pages = routes.map((route: NamedRoute) => createRoute(app, route, isGoingBack));
  const redirectRoutes = redirects.map((entry) => ({
    id: `redirect ${entry.path}`,
    path: entry.path,
    loader: (args: LoaderFunctionArgs) => guardRoute(app, entry, args).then(() => null),
  }));
  const unknown: RouteObject = {
    id: "unknown",
    path: "*",
    loader: (args) => guardRoute(app, null, args).then(() => null),
    ErrorBoundary: FailedPage,
  };
  return [...pages, ...redirectRoutes, unknown];
}

/** Redirects visitors away from pages they may not open, and from addresses that have moved. */
async function guardRoute(app: App, entry: Route | Redirect | null, { url, params }: LoaderFunctionArgs): Promise<void> {
  const visitor = await app.session.whenKnown();
  // The router's URL lacks the fragment, which matters when a visitor arrives from another site.
  const hash = location.pathname === url.pathname ? location.hash : "";
  const address = { pathname: withoutBase(url.pathname, app.base), search: url.search, hash };
  const mode = readViewMode(document.cookie, visitor);
  const isMobile = !isAtLeast("tablet");
  const decision = decide(entry, params, address, { visitor, mode, isDevelopment: app.isDevelopment }, isMobile);
  if (decision.kind === "allow") return;
  if (decision.storedPath) storeRedirectPath(decision.storedPath);
  throw replace(decision.to);
}

/** Loads code of a page. When a deployment has removed it, the new version is loaded at the requested address. */
async function loadCurrent<Code>(load: () => Promise<Code>, { url }: LoaderFunctionArgs): Promise<Code> {
  try {
    return await loadScreen(load);
  } catch (error) {
    if (error instanceof OutdatedError && newVersion.claimReload()) throw redirectDocument(url.href);
    throw error;
  }
}

function createRoute(app: App, route: NamedRoute, isGoingBack: () => boolean): RouteObject {
  const { name, path } = route;
  // Known once the page has been visited.
  let loadedScreen: Screen | null = null;
  const startQuery: StartQuery = (query, variables, isAlwaysFetched) => {
    const isFetched = isAlwaysFetched || hasFailedParts(query, variables);
    return loadQuery(app.environment, query, variables, { fetchPolicy: isFetched ? "network-only" : "store-or-network" });
  };
  const loader = async (args: LoaderFunctionArgs): Promise<ScreenData> => {
    // Guests are sent away from pages of users, whose code and data are not loaded for them.
    if (!paramsMatch(route, args.params) || (route.access === "user" && !requestedWithSession()))
      await guardRoute(app, route, args);
    const screen = await loadCurrent(() => findScreen(name), args);
    loadedScreen = screen;
    const loaderArgs = { params: args.params, search: args.url.search };
    const cacheKey = screen.cacheKey?.(loaderArgs) ?? [name, ...Object.values(args.params)].join(" ");
    const data = screen.dependsOn(loaderArgs);
    const cachedScreen = isGoingBack() && !screen.isAlwaysFetched ? app.retainedQueries.find(cacheKey, data) : null;
    if (cachedScreen) {
      await guardRoute(app, route, args);
      if (cachedScreen.dataVersion === dataVersion())
        for (const query of cachedScreen.queries) renewPreloaded(app.environment, query);
      return cachedScreen;
    }
    const version = dataVersion();
    const { queries, element } = screen.start(startQuery, loaderArgs);
    for (const query of queries) app.retainedQueries.add(query);
    const ready = Promise.all([loadCurrent(element, args), guardRoute(app, route, args)]);
    ready.catch(() => app.retainedQueries.drop(queries));
    const [rendered] = await ready;
    return {
      element: rendered,
      fallback: screen.fallback,
      cacheKey,
      data,
      showsFallbackOnChange: screen.showsFallbackOnChange,
      queries,
      dataVersion: version,
    };
  };
  const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) => {
    // A revalidation, or a link to the current address: both request fresh data.
    if (args.currentUrl.href === args.nextUrl.href || !loadedScreen) return true;
    const before: LoaderArgs = { params: args.currentParams, search: args.currentUrl.search };
    const after: LoaderArgs = { params: args.nextParams, search: args.nextUrl.search };
    return args.currentUrl.pathname !== args.nextUrl.pathname || loadedScreen.dependsOn(before) !== loadedScreen.dependsOn(after);
  };
  return { id: name, path, handle: route, loader, shouldRevalidate, Component: RouteScreen, ErrorBoundary: FailedPage };
}
