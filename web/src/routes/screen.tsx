import type { ComponentType, ReactNode } from "react";
import { loadQuery, type PreloadedQuery, type VariablesOf } from "react-relay";
import type { Environment, OperationType, PreloadableConcreteRequest } from "relay-runtime";
import { databaseIdOf } from "../lib/databaseId.ts";
import { hasFailedParts } from "../relay/partFailures.ts";
import { loadScreen } from "./loadScreen.ts";

/** The part of an address that a screen's query depends on. */
export interface Spot {
  params: Readonly<Record<string, string | undefined>>;
  search: string;
}

interface ScreenOptions {
  /** While the data is on its way: the shape of what comes. */
  fallback?: ReactNode;
  /** What the page is about; another thing begins with the fallback, the same one keeps what it shows. Default: its name. */
  thing?: (spot: Spot) => string;
  /** Other data begins with the fallback too: what is shown until then would answer to an address that has changed. */
  startsAnew?: boolean;
}

interface QueryScreenOptions<Query extends OperationType> extends ScreenOptions {
  /** The query's `$parameters` artifact, so that the request starts before the screen's code is there. */
  query: PreloadableConcreteRequest<Query>;
  variables: (spot: Spot) => VariablesOf<Query>;
  /** True where what is known must not be shown again, since reading it says what is new. Default: false. */
  isReadAnew?: boolean;
  /** Loads the screen's code; what it gives draws the screen at that address. */
  load: (spot: Spot) => Promise<(queryRef: PreloadedQuery<Query>) => ReactNode>;
}

/** A preloaded query, as far as pages that are kept need it. */
export type Held = Pick<PreloadedQuery<OperationType>, "dispose" | "id" | "variables">;

/** What draws a page: code and data start together. */
export interface Screen {
  start: (environment: Environment, spot: Spot) => { queries: readonly Held[]; element: Promise<ReactNode> };
  /** What its data depends on, as text; its query runs again only when this changes. Null: it has no data of its own. */
  dependsOn: (spot: Spot) => string | null;
  fallback: ReactNode;
  thing: (spot: Spot) => string | null;
  startsAnew: boolean;
  /** Also when the reader comes back to the page. */
  isReadAnew: boolean;
}

const nothing = () => null;

/** The variables of a page about the one thing that its path names by number. */
export const byId = ({ params }: Spot) => ({ databaseId: databaseIdOf(params["id"]) });

/** The same for a name. */
export const bySlug = ({ params }: Spot) => ({ slug: params["slug"] ?? "" });

/** Draws a page that needs its query alone. */
export function shows<QueryRef>(Page: ComponentType<{ queryRef: QueryRef }>): (queryRef: QueryRef) => ReactNode {
  return (queryRef) => <Page queryRef={queryRef} />;
}

/** A screen without data of its own. */
export function plain(load: () => Promise<ComponentType>, { fallback = null, thing }: ScreenOptions = {}): Screen {
  return {
    start: () => ({ queries: [], element: loadScreen(load).then((Page) => <Page />) }),
    dependsOn: () => null,
    fallback,
    thing: thing ?? nothing,
    startsAnew: false,
    isReadAnew: false,
  };
}

/** A screen with one preloaded query. */
export function query<Query extends OperationType>(options: QueryScreenOptions<Query>): Screen {
  const { query, variables, load, isReadAnew = false, fallback = null, thing = nothing, startsAnew = false } = options;
  return {
    start: (environment, spot) => {
      const isRead = isReadAnew || hasFailedParts(query, variables(spot));
      const fetchPolicy = isRead ? "network-only" : "store-or-network";
      const queryRef = loadQuery(environment, query, variables(spot), { fetchPolicy });
      return { queries: [queryRef], element: loadScreen(() => load(spot)).then((draw) => draw(queryRef)) };
    },
    dependsOn: (spot) => JSON.stringify(variables(spot)),
    fallback,
    thing,
    startsAnew,
    isReadAnew,
  };
}
