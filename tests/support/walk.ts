import { matchRoutes } from "react-router";
import { decide, type GuardContext } from "../../web/src/routes/guard.ts";
import { redirects, routes as pages } from "../../web/src/routes/routes.ts";

const routes = [...pages, ...redirects].map((entry) => ({ path: entry.path, handle: entry }));

export interface Arrival {
  /** The final address. */
  address: string;
  /** The address stored for after the sign-in. */
  kept: string | null;
}

/**
 * Resolves an address of the client like the router does, following redirects.
 * @param address path with query and fragment
 * @throws when the redirects do not end
 */
export function walk(address: string, guardContext: GuardContext, isMobile = false): Arrival {
  let at = address;
  let kept: string | null = null;
  for (let step = 0; step < 6; step += 1) {
    const { pathname, search, hash } = new URL(at, "http://pressroom.test");
    const match = matchRoutes(routes, pathname)?.at(-1);
    const verdict = decide(match?.route.handle ?? null, match?.params ?? {}, { pathname, search, hash }, guardContext, isMobile);
    if (verdict.kind === "admit") return { address: at, kept };
    kept = verdict.keeps ?? kept;
    at = verdict.to;
  }
  throw new Error(`${address} leads in a circle.`);
}
