import type { ComponentType, ReactNode } from "react";
import { loadQuery, type PreloadedQuery, type VariablesOf } from "react-relay";
import type { Environment, OperationType, PreloadableConcreteRequest } from "relay-runtime";
import { databaseIdOf } from "../lib/databaseId.ts";
import { hasFailedParts } from "../relay/partFailures.ts";
import { loadScreen } from "./loadScreen.ts";

/** The part of an address that a screen's query depends on. */
export interface LoaderArgs {
  params: Readonly<Record<string, string | undefined>>;
  search: string;
}

interface ScreenOptions {
  /** While the data is on its way: the shape of what comes. */
  fallback?: ReactNode;
  /** What the page is about; another cacheKey begins with the fallback, the same one keeps what it shows. Default: its name. */
  cacheKey?: (args: LoaderArgs) => string;
  /** Other data begins with the fallback too: what is shown until then would answer to an address that has changed. */
  showsFallbackOnChange?: boolean;
}

interface QueryScreenOptions<Query extends OperationType> extends ScreenOptions {
  /** The query's `$parameters` artifact, so that the request starts before the screen's code is there. */
  query: PreloadableConcreteRequest<Query>;
  variables: (args: LoaderArgs) => VariablesOf<Query>;
  /** True where what is known must not be shown again, since reading it says what is new. Default: false. */
  isAlwaysFetched?: boolean;
  /** Loads the screen's code; what it gives draws the screen at that address. */
  load: (args: LoaderArgs) => Promise<(queryRef: PreloadedQuery<Query>) => ReactNode>;
}

/** A preloaded query, as far as pages that are kept need it. */
export type Held = Pick<PreloadedQuery<OperationType>, "dispose" | "id" | "variables">;

/** What draws a page: code and data start together. */
export interface Screen {
  start: (environment: Environment, args: LoaderArgs) => { queries: readonly Held[]; element: Promise<ReactNode> };
  /** What its data depends on, as text; its query runs again only when this changes. Null: it has no data of its own. */
  dependsOn: (args: LoaderArgs) => string | null;
  fallback: ReactNode;
  cacheKey: (args: LoaderArgs) => string | null;
  showsFallbackOnChange: boolean;
  /** Also when the reader comes back to the page. */
  isAlwaysFetched: boolean;
}

const nothing = () => null;

/** The variables of a page about the one cacheKey that its path names by number. */
export const byId = ({ params }: LoaderArgs) => ({ databaseId: databaseIdOf(params["id"]) });

/** The same for a name. */
export const bySlug = ({ params }: LoaderArgs) => ({ slug: params["slug"] ?? "" });

/** Draws a page that needs its query alone. */
export function shows<QueryRef>(Page: ComponentType<{ queryRef: QueryRef }>): (queryRef: QueryRef) => ReactNode {
  return (queryRef) => <Page queryRef={queryRef} />;
}

/** A screen without data of its own. */
export function plain(load: () => Promise<ComponentType>, { fallback = null, cacheKey }: ScreenOptions = {}): Screen {
  return {
    start: () => ({ queries: [], element: loadScreen(load).then((Page) => <Page />) }),
    dependsOn: () => null,
    fallback,
    cacheKey: cacheKey ?? nothing,
    showsFallbackOnChange: false,
    isAlwaysFetched: false,
  };
}

/** A screen with one preloaded query. */
export function query<Query extends OperationType>(options: QueryScreenOptions<Query>): Screen {
  const {
    query,
    variables,
    load,
    isAlwaysFetched = false,
    fallback = null,
    cacheKey = nothing,
    showsFallbackOnChange = false,
  } = options;
  return {
    start: (environment, args) => {
      const isRead = isAlwaysFetched || hasFailedParts(query, variables(args));
      const fetchPolicy = isRead ? "network-only" : "store-or-network";
      const queryRef = loadQuery(environment, query, variables(args), { fetchPolicy });
      return { queries: [queryRef], element: loadScreen(() => load(args)).then((draw) => draw(queryRef)) };
    },
    dependsOn: (args) => JSON.stringify(variables(args)),
    fallback,
    cacheKey,
    showsFallbackOnChange,
    isAlwaysFetched,
  };
}
