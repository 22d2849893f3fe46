import { useEffect } from "react";
import { useTabReturn } from "../lib/useTabReturn.ts";
import { onReconnect } from "../relay/subscriptions.ts";
import { session } from "../session/sessionState.ts";

/** Reads the viewer again. If the request fails, nothing changes; the next request reveals the session's state. */
function startUpdate(): void {
  if (session.state.get().phase === "signedIn") session.refresh().catch(() => {});
}

/** Reads the viewer again when the tab was hidden for a minute or more, and when the socket reconnects. */
export function useWakeUp(): void {
  useTabReturn(startUpdate);
  useEffect(() => onReconnect(startUpdate), []);
}
