import { matchRoutes } from "react-router";
import overlayQuery from "../__generated__/OverlayPostQuery$parameters.ts";
import shellQuery from "../__generated__/ShellQuery$parameters.ts";
import { readPostAddress } from "../posts/address.ts";
import { postVariables } from "../posts/postVariables.ts";
import { sendEarly } from "../relay/earlyRequests.ts";
import { checkAccess, withoutBase, type Address } from "../session/access.ts";
import { paramsMatch } from "./paramsMatch.ts";
import { redirects, routes } from "./routes.ts";
import { screens } from "./screens/index.tsx";

/** Pages and redirects as the router takes them. */
const table = [...routes, ...redirects].map((entry) => ({ path: entry.path, entry }));

/** How often an address may redirect before its page is unknown. */
const MAX_REDIRECTS = 3;

/**
 * Starts what the requested page needs, before the client itself has loaded: its code, the query of the viewer, its own queries,
 * and those of a post that the address opens over it. The network layer takes the responses over; what turns out not to be
 * needed, for example because the session has ended, is dropped.
 * @param address of the document, with the router's base
 * @param hasSession whether the browser has a session cookie; the session itself may have ended
 */
export function startEarly(address: Address, base: string, hasSession: boolean): void {
  sendEarly(shellQuery.params, {});
  const page = pageAt({ ...address, pathname: withoutBase(address.pathname, base) }, hasSession);
  if (page) {
    // A failure is reported by the router, which loads the same code again.
    page.screen.load(page.args).catch(() => {});
    for (const { params, variables } of page.screen.requests(page.args)) sendEarly(params, variables);
  }
  const post = hasSession ? readPostAddress(address.search).address : null;
  if (post) {
    import("../posts/PostOverlay.tsx").catch(() => {});
    import("../ui/overlays.ts").catch(() => {});
    sendEarly(overlayQuery.params, postVariables(post));
  }
}

/** The screen that an address leads to; null when that depends on more than the address. */
function pageAt(requested: Address, hasSession: boolean) {
  let address = requested;
  for (let redirected = 0; redirected <= MAX_REDIRECTS; redirected += 1) {
    const match = matchRoutes(table, address.pathname)?.at(-1);
    if (!match || !paramsMatch(match.route.entry, match.params)) return null;
    const { entry } = match.route;
    const decision = checkAccess(entry.access, address, hasSession);
    if (decision.kind === "admit") {
      if (!("name" in entry)) return null;
      return { screen: screens[entry.name], args: { params: match.params, search: address.search } };
    }
    const { pathname, search, hash } = new URL(decision.to, "http://page");
    address = { pathname, search, hash };
  }
  return null;
}
