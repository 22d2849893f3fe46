import type { ComponentType, ReactNode } from "react";
import { loadQuery, type PreloadedQuery, type VariablesOf } from "react-relay";
import { replace, type LoaderFunctionArgs, type RouteObject, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Environment, OperationType, PreloadableConcreteRequest } from "relay-runtime";
import { withRetries } from "../lib/withRetries.ts";
import { judge, withoutBase, type Access } from "../session/access.ts";
import { keepRedirectPath } from "../session/redirectPath.ts";
import { FailedPage } from "../shell/FailedPage.tsx";
import type { Place } from "../shell/place.ts";
import type { createHeldQueries } from "./heldQueries.ts";
import { RouteScreen, type ScreenData } from "./RouteScreen.tsx";

/** What loaders need; made once in main. */
export interface App {
  environment: Environment;
  session: { whenKnown: () => Promise<boolean> };
  held: ReturnType<typeof createHeldQueries>;
  /** The router's base, "/" or "/segment" (D-56). */
  base: string;
}

/** The part of an address that a screen's query depends on. */
export interface Spot {
  params: Readonly<Record<string, string | undefined>>;
  search: string;
}

interface ScreenOptions {
  /** The route's name, as the specification has it. */
  name: string;
  path: string;
  access: Access;
  /** What the path's parameters have to be; with others the address is one that no route has. Default: anything. */
  accepts?: (params: Spot["params"]) => boolean;
  /** Left out where the page is named after what it shows. */
  title?: string;
  /** Default: on every page for signed-in users. */
  hasNavigation?: boolean;
  /** While the data is on its way: the shape of what comes. */
  fallback?: ReactNode;
  /** What the page is about; another thing begins with the fallback, the same one keeps what it shows. Default: the name. */
  thing?: (spot: Spot) => string;
}

export interface PlainScreen extends ScreenOptions {
  load: () => Promise<ComponentType>;
}

export interface QueryScreen<Query extends OperationType> extends ScreenOptions {
  /** The query's `$parameters` artifact, so that the request starts before the screen's code is there. */
  query: PreloadableConcreteRequest<Query>;
  variables: (spot: Spot) => VariablesOf<Query>;
  /** True where what is known must not be shown again, since reading it says what is new. Default: false. */
  isReadAnew?: boolean;
  /** Loads the screen's code; what it gives draws the screen. */
  load: () => Promise<(queryRef: PreloadedQuery<Query>) => ReactNode>;
}

/** Makes the routes of the table: code and data start together, guests and strangers are turned away. */
export function createScreens(app: App) {
  const admit = async ({ url }: LoaderFunctionArgs, access: Access | null): Promise<void> => {
    // The router leaves the fragment out of the address; it matters where a guest arrives from outside.
    const address = { pathname: withoutBase(url.pathname, app.base), search: url.search, hash: location.hash };
    const verdict = judge(access, address, await app.session.whenKnown());
    if (verdict.kind === "admit") return;
    if (verdict.keeps) keepRedirectPath(verdict.keeps);
    throw replace(verdict.to);
  };

  const route = (
    options: ScreenOptions,
    loader: RouteObject["loader"],
    shouldRevalidate: RouteObject["shouldRevalidate"],
  ): RouteObject => {
    const { name, path, access, title = null, hasNavigation = access === "user" } = options;
    const handle: Place = { access, title, hasNavigation };
    return {
      id: name,
      path,
      handle,
      Component: RouteScreen,
      ErrorBoundary: FailedPage,
      ...(loader ? { loader } : {}),
      ...(shouldRevalidate ? { shouldRevalidate } : {}),
    };
  };

  return {
    /** A page without data of its own. */
    plain(options: PlainScreen): RouteObject {
      const loader = async (args: LoaderFunctionArgs): Promise<ScreenData> => {
        if (!isAccepted(options, args)) await admit(args, null);
        const [Screen] = await Promise.all([withRetries(options.load), admit(args, options.access)]);
        return { element: <Screen />, fallback: options.fallback ?? null, thing: options.name, queries: [] };
      };
      return route(options, loader, isOtherPage);
    },

    /** A page with one preloaded query. Its query runs again only when the variables change, or on revalidation. */
    query<Query extends OperationType>(options: QueryScreen<Query>): RouteObject {
      const { variables, thing, isReadAnew = false } = options;
      const loader = async (args: LoaderFunctionArgs): Promise<ScreenData> => {
        if (!isAccepted(options, args)) await admit(args, null);
        const spot = { params: args.params, search: args.url.search };
        const fetchPolicy = isReadAnew ? "network-only" : "store-or-network";
        const queryRef = loadQuery(app.environment, options.query, variables(spot), { fetchPolicy });
        app.held.add(queryRef);
        const [draw] = await Promise.all([withRetries(options.load), admit(args, options.access)]);
        return {
          element: draw(queryRef),
          fallback: options.fallback ?? null,
          thing: thing?.(spot) ?? options.name,
          queries: [queryRef],
        };
      };
      const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) => {
        const before = variables({ params: args.currentParams, search: args.currentUrl.search });
        const after = variables({ params: args.nextParams, search: args.nextUrl.search });
        return isReload(args) || JSON.stringify(before) !== JSON.stringify(after);
      };
      return route(options, loader, shouldRevalidate);
    },

    /** An address that has moved; the query string comes along. */
    moved(path: string, to: (params: Spot["params"]) => string): RouteObject {
      return { id: `moved ${path}`, path, loader: ({ params, url }) => replace(to(params) + url.search) };
    },

    /** Every address that no route has. */
    unknown(): RouteObject {
      return {
        id: "unknown",
        path: "*",
        loader: async (args) => {
          await admit(args, null);
          return null;
        },
        ErrorBoundary: FailedPage,
      };
    },
  };
}

export type Screens = ReturnType<typeof createScreens>;

function isAccepted({ accepts }: ScreenOptions, { params }: LoaderFunctionArgs): boolean {
  return accepts?.(params) ?? true;
}

/** A revalidation, or a link to where the reader already is: both ask for fresh data. */
function isReload({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}

function isOtherPage(args: ShouldRevalidateFunctionArgs): boolean {
  return isReload(args) || args.currentUrl.pathname !== args.nextUrl.pathname;
}
