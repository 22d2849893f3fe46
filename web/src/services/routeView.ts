/** A route as the router matched it. */
export interface Match {
  pathname: string;
  params: Readonly<Record<string, string | undefined>>;
  route: { id: string };
}

/** Parameters that are safe to report. All others may be secrets, such as the hash of an invitation. */
const safeParameters: ReadonlySet<string> = new Set(["slug", "id", "type"]);

/** The location that may be sent to third parties: the route's name, and its path without secrets. */
export interface RouteView {
  name: string;
  path: string;
}

/** @param matches from the shell to the page */
export function toRouteView(matches: readonly Match[]): RouteView | null {
  const match = matches.at(-1);
  if (!match) return null;
  const hidden = Object.entries(match.params).flatMap(([name, value]) =>
    value && !safeParameters.has(name) ? [{ name, value }] : [],
  );
  const path = match.pathname
    .split("/")
    .map((segment) => {
      const secret = hidden.find(({ value }) => value === decodeSegment(segment));
      return secret ? `:${secret.name}` : segment;
    })
    .join("/");
  return { name: match.route.id, path: hidden.some(({ name }) => name === "*") ? "/*" : path };
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
