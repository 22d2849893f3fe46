import type { Access } from "../session/access.ts";

/** What a route says about itself; the table of routes writes it as the route's handle. */
export interface Place {
  access: Access;
  /** Null where the page is named after what it shows. */
  title: string | null;
  /** Whether the left navigation stands beside it (LAYOUT-05). */
  hasNavigation: boolean;
}

/** What is assumed of a page that no route describes: the error pages. */
const nowhere: Place = { access: "all", title: null, hasNavigation: false };

const isPlace = (handle: unknown): handle is Place =>
  typeof handle === "object" && handle !== null && "access" in handle && "hasNavigation" in handle && "title" in handle;

/** The place of the page shown: that of the deepest route. */
export function placeOf(matches: readonly { handle?: unknown }[]): Place {
  return matches.map(({ handle }) => handle).findLast(isPlace) ?? nowhere;
}
