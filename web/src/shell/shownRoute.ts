import type { Route } from "../routes/route.ts";

/** What the shell asks of the page shown; the route's handle is its entry in the table of routes. */
export type ShownRoute = Pick<Route, "access" | "title" | "hasNavigation" | "hasLogoOnly" | "isMobileOnly">;

/** What is assumed of a page that no route describes: the error pages. */
const nowhere: ShownRoute = { access: "all", title: null, hasNavigation: false };

const isRoute = (handle: unknown): handle is ShownRoute =>
  typeof handle === "object" && handle !== null && "access" in handle && "hasNavigation" in handle && "title" in handle;

/** The place of the page shown: that of the deepest route. */
export function shownRouteOf(matches: readonly { handle?: unknown }[]): ShownRoute {
  return matches.map(({ handle }) => handle).findLast(isRoute) ?? nowhere;
}
