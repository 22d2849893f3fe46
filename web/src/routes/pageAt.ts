import { matchRoutes } from "react-router";
import { checkAccess, type Address } from "../session/access.ts";
import { paramsMatch } from "./paramsMatch.ts";
import { redirects, routes, type RouteName } from "./routes.ts";
import type { LoaderArgs } from "./screen.tsx";

/** Pages and redirects as the router takes them. */
const table = [...routes, ...redirects].map((entry) => ({ path: entry.path, entry }));

/** Maximum number of redirects of an address. */
const MAX_REDIRECTS = 3;

/** A page, and the part of the address that its query depends on. */
export interface RequestedPage {
  name: RouteName;
  args: LoaderArgs;
}

/**
 * The page that an address leads to; null when that depends on more than the address.
 * @param requested without the router's base
 * @param hasSession whether the browser has a session cookie
 */
export function pageAt(requested: Address, hasSession: boolean): RequestedPage | null {
  let address = requested;
  for (let redirected = 0; redirected <= MAX_REDIRECTS; redirected += 1) {
    const match = matchRoutes(table, address.pathname)?.at(-1);
    if (!match || !paramsMatch(match.route.entry, match.params)) return null;
    const { entry } = match.route;
    const decision = checkAccess(entry.access, address, hasSession);
    if (decision.kind === "allow") {
      if (!("name" in entry)) return null;
      return { name: entry.name, args: { params: match.params, search: address.search } };
    }
    const { pathname, search, hash } = new URL(decision.to, "http://page");
    address = { pathname, search, hash };
  }
  return null;
}
