/** The visitors who may open a route: guests only, signed-in users only, or everybody. */
export type Access = "guest" | "user" | "all";

export const homePath = "/";
export const signInPath = "/sign_in";
export const notFoundPath = "/error/404";

/** An address within the client, without the router's base. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

export type GuardDecision =
  | { kind: "allow" }
  /** storedPath: the attempted address, to be stored for after the sign-in. The redirect replaces the history entry. */
  | { kind: "redirect"; to: string; storedPath: string | null };

const allow: GuardDecision = { kind: "allow" };
export const redirect = (to: string, storedPath: string | null = null): GuardDecision => ({ kind: "redirect", to, storedPath });

/**
 * Whether a route opens. A guest is redirected to home, and home redirects guests to the sign-in; both redirects follow the
 * specification (GUARD-01, GUARD-02, ROUTE-02). An unknown path ends at error/404 or at the sign-in (GUARD-05 to GUARD-07).
 * @param access null for an address that matches no route
 */
export function checkAccess(access: Access | null, address: Address, isSignedIn: boolean): GuardDecision {
  if (access === null || hasTrailingSlash(address.pathname))
    return isSignedIn ? redirect(notFoundPath) : redirect(signInPath, fullPath(address));
  if (access === "guest" && isSignedIn) return redirect(homePath);
  if (access === "user" && !isSignedIn)
    return address.pathname === homePath ? redirect(signInPath, homePathToStore(address)) : redirect(homePath, fullPath(address));
  return allow;
}

/**
 * Home's address when its query or fragment matters, such as a post's overlay or a form. Plain home is not stored: a sign-in
 * leads there anyway, and it is also the second of two redirects from another page, whose address the first one has stored.
 */
function homePathToStore(address: Address): string | null {
  return address.search === "" && address.hash === "" ? null : fullPath(address);
}

/** Strict mode: a path with a trailing slash is a different path, which no route has (ROUTE-11). */
function hasTrailingSlash(pathname: string): boolean {
  return pathname !== "/" && pathname.endsWith("/");
}

function fullPath({ pathname, search, hash }: Address): string {
  return `${pathname}${search}${hash}`;
}

/** The path without the router's base; the base itself becomes the home path. */
export function withoutBase(pathname: string, base: string): string {
  if (base === "/" || (pathname !== base && !pathname.startsWith(`${base}/`))) return pathname;
  return pathname.slice(base.length) || "/";
}

/**
 * The address for a link: adds the router's base, and the current path to a bare query string or fragment. External addresses
 * stay as they are.
 */
export function withBase(href: string, pathname: string, base: string): string {
  const path = href.startsWith("?") || href.startsWith("#") ? pathname + href : href;
  return base !== "/" && /^\/(?!\/)/.test(path) ? base + path : path;
}
