import { isRecord } from "../lib/isRecord.ts";
import type { Route } from "../routes/route.ts";

/** The route properties that the shell reads; each route's handle is its entry in the route table. */
export type ShownRoute = Pick<Route, "access" | "title" | "hasNavigation" | "hasLogoOnly" | "isMobileOnly">;

/** Used for the error pages, which have no entry in the route table. */
const errorRoute: ShownRoute = { access: "all", title: null, hasNavigation: false };

const isRoute = (handle: unknown): handle is ShownRoute =>
  isRecord(handle) && "access" in handle && "hasNavigation" in handle && "title" in handle;

/** The entry of the current page: that of the deepest matching route. */
export function findShownRoute(matches: readonly { handle?: unknown }[]): ShownRoute {
  return matches.map(({ handle }) => handle).findLast(isRoute) ?? errorRoute;
}
