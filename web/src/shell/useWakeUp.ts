import { useEffect } from "react";
import { useReturn } from "../lib/useReturn.ts";
import { onReconnect } from "../relay/subscriptions.ts";
import { session } from "../session/sessionState.ts";

/** Reads the viewer again. Without an answer everything stays as it was; the next request will tell. */
function startUpdate(): void {
  if (session.state.get().phase === "signedIn") session.refresh().catch(() => {});
}

/** Reads the viewer again after the tab was in the background for a minute or more, and when the socket is back. */
export function useWakeUp(): void {
  useReturn(startUpdate);
  useEffect(() => onReconnect(startUpdate), []);
}
