import {
  redirectDocument,
  replace,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { loadQuery } from "react-relay";
import type { Environment } from "relay-runtime";
import { deviceClassOf } from "../lib/device.ts";
import { newVersion, OutdatedError } from "../lib/newVersion.ts";
import { dataVersion, renewPreloaded } from "../relay/freshness.ts";
import { hasFailedParts } from "../relay/partFailures.ts";
import { withoutBase } from "../session/access.ts";
import { requestedWithSession } from "../session/requestedWithSession.ts";
import { storeRedirectPath } from "../session/redirectPath.ts";
import { readViewMode } from "../session/viewMode.ts";
import type { Visitor } from "../session/visitor.ts";
import { FailedPage } from "../shell/FailedPage.tsx";
import { decide } from "./guard.ts";
import type { createHeldPages } from "./heldPages.ts";
import { loadScreen } from "./loadScreen.ts";
import { paramsMatch } from "./paramsMatch.ts";
import type { Redirect, Route } from "./route.ts";
import { redirects, routes, type RouteName } from "./routes.ts";
import { RouteScreen, type ScreenData } from "./RouteScreen.tsx";
import type { LoaderArgs, Screen, StartQuery } from "./screen.tsx";
import { screenOf } from "./screens/index.tsx";

/** The dependencies of loaders, created once in main. */
export interface App {
  environment: Environment;
  session: { whenKnown: () => Promise<Visitor> };
  held: ReturnType<typeof createHeldPages>;
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
  const pages = routes.map((route: NamedRoute) => routeOf(app, route, isGoingBack));
  const redirectRoutes = redirects.map((entry) => ({
    id: `redirect ${entry.path}`,
    path: entry.path,
    loader: (args: LoaderFunctionArgs) => admit(app, entry, args).then(() => null),
  }));
  const unknown: RouteObject = {
    id: "unknown",
    path: "*",
    loader: (args) => admit(app, null, args).then(() => null),
    ErrorBoundary: FailedPage,
  };
  return [...pages, ...redirectRoutes, unknown];
}

/** Redirects visitors away from pages they may not open, and from addresses that have moved. */
async function admit(app: App, entry: Route | Redirect | null, { url, params }: LoaderFunctionArgs): Promise<void> {
  const visitor = await app.session.whenKnown();
  // The router's URL lacks the fragment, which matters when a visitor arrives from another site.
  const hash = location.pathname === url.pathname ? location.hash : "";
  const address = { pathname: withoutBase(url.pathname, app.base), search: url.search, hash };
  const mode = readViewMode(document.cookie, visitor);
  const isMobile = deviceClassOf(window.innerWidth) === "mobile";
  const decision = decide(entry, params, address, { visitor, mode, isDevelopment: app.isDevelopment }, isMobile);
  if (decision.kind === "admit") return;
  if (decision.keeps) storeRedirectPath(decision.keeps);
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

function routeOf(app: App, route: NamedRoute, isGoingBack: () => boolean): RouteObject {
  const { name, path } = route;
  // Known once the page has been visited.
  let known: Screen | null = null;
  const startQuery: StartQuery = (query, variables, isAlwaysFetched) => {
    const isFetched = isAlwaysFetched || hasFailedParts(query, variables);
    return loadQuery(app.environment, query, variables, { fetchPolicy: isFetched ? "network-only" : "store-or-network" });
  };
  const loader = async (args: LoaderFunctionArgs): Promise<ScreenData> => {
    // Guests are sent away from pages of users, whose code and data are not loaded for them.
    if (!paramsMatch(route, args.params) || (route.access === "user" && !requestedWithSession())) await admit(app, route, args);
    const screen = await loadCurrent(() => screenOf(name), args);
    known = screen;
    const loaderArgs = { params: args.params, search: args.url.search };
    const cacheKey = screen.cacheKey(loaderArgs) ?? name;
    const data = screen.dependsOn(loaderArgs);
    const left = isGoingBack() && !screen.isAlwaysFetched ? app.held.find(cacheKey, data) : null;
    if (left) {
      await admit(app, route, args);
      if (left.dataVersion === dataVersion()) {
        for (const query of left.queries) renewPreloaded(app.environment, query);
      }
      return left;
    }
    const version = dataVersion();
    const { queries, element } = screen.start(startQuery, loaderArgs);
    for (const query of queries) app.held.add(query);
    const ready = Promise.all([loadCurrent(element, args), admit(app, route, args)]);
    ready.catch(() => app.held.drop(queries));
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
    if (args.currentUrl.href === args.nextUrl.href || !known) return true;
    const before: LoaderArgs = { params: args.currentParams, search: args.currentUrl.search };
    const after: LoaderArgs = { params: args.nextParams, search: args.nextUrl.search };
    return args.currentUrl.pathname !== args.nextUrl.pathname || known.dependsOn(before) !== known.dependsOn(after);
  };
  return { id: name, path, handle: route, loader, shouldRevalidate, Component: RouteScreen, ErrorBoundary: FailedPage };
}
