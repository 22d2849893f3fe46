/** Splits the path and query string of a page; the query string is without its question mark. */
export function splitUrl(url: string): { pathname: string; search: string } {
  const [pathname = "", ...search] = url.split("?");
  return { pathname, search: search.join("?") };
}

/**
 * The path within the client.
 * @param bases path segments under which the client may be served
 */
export function removeBase(pathname: string, bases: readonly string[]): string {
  const [, first = "", ...rest] = pathname.split("/");
  return bases.includes(first) ? `/${rest.join("/")}` : pathname;
}
