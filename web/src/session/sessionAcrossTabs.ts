import type { createSession, SessionState } from "./sessionState.ts";

type Session = ReturnType<typeof createSession>;

/** The slug of the session's user; null for a guest, undefined until the session is known. */
function getOwner({ phase, visitor }: SessionState): string | null | undefined {
  if (phase === "unknown") return undefined;
  return phase === "signedIn" ? visitor.slug : null;
}

/**
 * Synchronizes the tabs of one browser, which share the cookie: a sign-in or sign-out in one tab takes effect in all others.
 * @param channel connects the tabs of this origin
 * @param enter reads all data again for a user who has signed in in another tab
 * @returns a function that stops the synchronization
 */
export function syncTabs(session: Session, channel: BroadcastChannel, enter: () => Promise<void>): () => void {
  const broadcast = channel.postMessage.bind(channel);
  let known = getOwner(session.state.get());
  /** Changes that come from another tab are not broadcast again, because that tab has already notified all others. */
  let following = 0;
  const stop = session.state.listen(() => {
    const owner = getOwner(session.state.get());
    if (owner === known) return;
    const isFirst = known === undefined;
    known = owner;
    if (!isFirst && following === 0) broadcast(owner);
  });
  const follow = ({ data: owner }: MessageEvent<unknown>) => {
    const isSignIn = typeof owner === "string";
    if (known === undefined || (known === null && !isSignIn)) return;
    following += 1;
    // Refresh even when the new visitor is a guest: this tab's data, and above all its socket, may belong to a session that has
    // ended.
    const followed = isSignIn ? enter() : session.refresh();
    // If the request fails, nothing changes; the next request reveals the session's state.
    followed
      .catch(() => {})
      .finally(() => {
        following -= 1;
      });
  };
  channel.addEventListener("message", follow);
  return () => {
    stop();
    channel.close();
  };
}
