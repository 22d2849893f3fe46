import { useEffect } from "react";
import { onReconnect } from "../relay/subscriptions.ts";
import { session } from "../session/sessionState.ts";

/** A tab hidden for this long reads the viewer again when it is looked at (D-32). In ms. */
const longAbsence = 60_000;

/** Reads the viewer again. Without an answer everything stays as it was; the next request will tell. */
function startUpdate(): void {
  if (session.snapshot().phase === "signedIn") session.refresh().catch(() => {});
}

/** Reads the viewer again after the tab was in the background for a minute or more, and when the socket is back (D-32). */
export function useWakeUp(): void {
  useEffect(() => {
    let hiddenAt: number | null = document.hidden ? Date.now() : null;
    const follow = () => {
      if (document.hidden) {
        hiddenAt = Date.now();
        return;
      }
      const wasAway = hiddenAt !== null && Date.now() - hiddenAt >= longAbsence;
      hiddenAt = null;
      if (wasAway) startUpdate();
    };
    document.addEventListener("visibilitychange", follow);
    const stopWatching = onReconnect(startUpdate);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      stopWatching();
    };
  }, []);
}
