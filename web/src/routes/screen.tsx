import type { ComponentType, ReactNode } from "react";
import type { PreloadedQuery, VariablesOf } from "react-relay";
import type { OperationType, PreloadableConcreteRequest, RequestParameters, Variables } from "relay-runtime";
import { parseDatabaseId } from "../lib/databaseId.ts";

/** The part of an address that a screen's query depends on. */
export interface LoaderArgs {
  params: Readonly<Record<string, string | undefined>>;
  search: string;
}

interface QueryScreenOptions<Query extends OperationType> {
  /** The query's `$parameters` artifact, which lets the request start before the screen's code has loaded. */
  query: PreloadableConcreteRequest<Query>;
  variables: (args: LoaderArgs) => VariablesOf<Query>;
  /** True when stored data must not be shown because the query reports what is new. Default: false. */
  isAlwaysFetched?: boolean;
  /** Loads the screen's code; resolves to a function that renders the screen for that address. */
  load: (args: LoaderArgs) => Promise<(queryRef: PreloadedQuery<Query>) => ReactNode>;
  /** Shown while the data loads; has the shape of the content. */
  fallback?: ReactNode;
  /**
   * Identifies the page's content. A different cacheKey starts with the fallback; the same one keeps the current content.
   * Default: the page's name and the parameters in its path.
   */
  cacheKey?: (args: LoaderArgs) => string;
  /** Whether changed data also starts with the fallback, because the old content would not match the new address. */
  showsFallbackOnChange?: boolean;
}

/** The parts of a preloaded query that cached pages need. */
export type RetainedQuery = Pick<PreloadedQuery<OperationType>, "dispose" | "id" | "variables">;

/** Starts loading a query. */
export type StartQuery = <Query extends OperationType>(
  query: PreloadableConcreteRequest<Query>,
  variables: VariablesOf<Query>,
  isAlwaysFetched: boolean,
) => PreloadedQuery<Query>;

/** A page's code, and how it renders its data. */
export interface Screen {
  /** The requests that the page sends first. They are sent early, before Relay has loaded. */
  requests: (args: LoaderArgs) => readonly { params: RequestParameters; variables: Variables }[];
  /** Loads the page's code. */
  load: (args: LoaderArgs) => Promise<unknown>;
  /** Starts the page's queries, and says how to render them once the code has loaded. */
  start: (startQuery: StartQuery, args: LoaderArgs) => { queries: readonly RetainedQuery[]; element: () => Promise<ReactNode> };
  /** A text that identifies the data; the query runs again only when it changes. Null when the screen loads no data. */
  dependsOn: (args: LoaderArgs) => string | null;
  fallback: ReactNode;
  /** Null for the default. */
  cacheKey: ((args: LoaderArgs) => string) | null;
  showsFallbackOnChange: boolean;
  /** Whether the data is also fetched when the reader returns to the page. */
  isAlwaysFetched: boolean;
}

/** The variables of a page whose path contains a database id. */
export const byId = ({ params }: LoaderArgs) => ({ databaseId: parseDatabaseId(params["id"]) });

/** The variables of a page whose path contains a slug. */
export const bySlug = ({ params }: LoaderArgs) => ({ slug: params["slug"] ?? "" });

/** Renders a page whose only prop is its query. */
export function shows<QueryRef>(Page: ComponentType<{ queryRef: QueryRef }>): (queryRef: QueryRef) => ReactNode {
  return (queryRef) => <Page queryRef={queryRef} />;
}

/** A screen that loads no data. */
export function plain(load: () => Promise<ComponentType>): Screen {
  return {
    requests: () => [],
    load,
    start: () => ({ queries: [], element: () => load().then((Page) => <Page />) }),
    dependsOn: () => null,
    fallback: null,
    cacheKey: null,
    showsFallbackOnChange: false,
    isAlwaysFetched: false,
  };
}

/** Creates screens whose queries have the same variables. The query is the only prop of their pages. */
export const screensWith =
  <Values extends Variables>(
    variables: (args: LoaderArgs) => Values,
    shared: Pick<QueryScreenOptions<OperationType>, "fallback" | "isAlwaysFetched" | "cacheKey">,
  ) =>
  <Response,>(
    preloaded: PreloadableConcreteRequest<{ variables: Values; response: Response }>,
    loadPage: () => Promise<ComponentType<{ queryRef: PreloadedQuery<{ variables: Values; response: Response }> }>>,
  ): Screen =>
    query({ ...shared, query: preloaded, variables, load: async () => shows(await loadPage()) });

/** A screen with one preloaded query. */
export function query<Query extends OperationType>(options: QueryScreenOptions<Query>): Screen {
  const {
    query,
    variables,
    load,
    isAlwaysFetched = false,
    fallback = null,
    cacheKey = null,
    showsFallbackOnChange = false,
  } = options;
  return {
    requests: (args) => [{ params: query.params, variables: variables(args) }],
    load,
    start: (startQuery, args) => {
      const queryRef = startQuery(query, variables(args), isAlwaysFetched);
      return { queries: [queryRef], element: () => load(args).then((render) => render(queryRef)) };
    },
    dependsOn: (args) => JSON.stringify(variables(args)),
    fallback,
    cacheKey,
    showsFallbackOnChange,
    isAlwaysFetched,
  };
}
