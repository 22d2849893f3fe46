import overlayQuery from "../__generated__/OverlayPostQuery$parameters.ts";
import shellQuery from "../__generated__/ShellQuery$parameters.ts";
import { readPostAddress } from "../posts/address.ts";
import { postVariables } from "../posts/postVariables.ts";
import { sendEarlyRequest, sendEarlyRequests } from "../relay/earlyRequests.ts";
import { withoutBase, type Address } from "../session/access.ts";
import { pageAt, type RequestedPage } from "./pageAt.ts";
import { findScreen } from "./screens/index.tsx";

/**
 * Starts what the requested page needs, before the client itself has loaded: its code, the query of the viewer, its own queries,
 * and those of a post that the address opens over it. The network layer takes the responses over; what turns out not to be
 * needed, for example because the session has ended, is dropped.
 * @param address of the document, with the router's base
 * @param hasSession whether the browser has a session cookie; the session itself may have ended
 */
export function startEarly(address: Address, base: string, hasSession: boolean): void {
  sendEarlyRequest(shellQuery.params, {});
  const page = pageAt({ ...address, pathname: withoutBase(address.pathname, base) }, hasSession);
  // A failure is reported by the router, which loads the same code again.
  if (page) startPage(page).catch(() => {});
  const post = hasSession ? readPostAddress(address.search).address : null;
  if (post) {
    import("../posts/PostOverlay.tsx").catch(() => {});
    import("../ui/overlays.ts").catch(() => {});
    sendEarlyRequest(overlayQuery.params, postVariables(post));
  }
}

async function startPage({ name, args }: RequestedPage): Promise<void> {
  const screen = findScreen(name);
  await sendEarlyRequests(screen.then(({ requests }) => requests(args)));
  await (await screen).load(args);
}
