import { matchRoutes } from "react-router";
import { decide, type GuardContext } from "../../web/src/routes/guard.ts";
import { redirects, routes as pages } from "../../web/src/routes/routes.ts";

const routes = [...pages, ...redirects].map((entry) => ({ path: entry.path, handle: entry }));

/** Where an address leads. */
export interface WalkResult {
  /** The final address. */
  address: string;
  /** The address to return to after the sign-in. */
  kept: string | null;
}

/**
 * Resolves an address of the client like the router does, following redirects.
 * @param address path with query and fragment
 * @throws when the redirects do not end
 */
export function walk(address: string, guardContext: GuardContext, isMobile = false): WalkResult {
  let current = address;
  let kept: string | null = null;
  for (let step = 0; step < 6; step += 1) {
    const { pathname, search, hash } = new URL(current, "http://pressroom.test");
    const match = matchRoutes(routes, pathname)?.at(-1);
    const decision = decide(match?.route.handle ?? null, match?.params ?? {}, { pathname, search, hash }, guardContext, isMobile);
    if (decision.kind === "allow") return { address: current, kept };
    kept = decision.storedPath ?? kept;
    current = decision.to;
  }
  throw new Error(`${address} redirects in a cycle.`);
}
