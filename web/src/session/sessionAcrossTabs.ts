import type { createSession, SessionState } from "./sessionState.ts";

type Session = ReturnType<typeof createSession>;

/** Whose session it is: the slug; null for a guest, undefined as long as nobody is known. */
function ownerOf({ phase, visitor }: SessionState): string | null | undefined {
  if (phase === "unknown") return undefined;
  return phase === "signedIn" ? visitor.slug : null;
}

/**
 * Keeps the tabs of one browser in step: they share the cookie, so that a sign-in or sign-out in one of them is
 * looked after in all others.
 * @param channel among the tabs of this origin
 * @param enter reads everything anew for somebody who has signed in elsewhere
 * @returns what ends it
 */
export function followOtherTabs(session: Session, channel: BroadcastChannel, enter: () => Promise<void>): () => void {
  const tell = channel.postMessage.bind(channel);
  let known = ownerOf(session.state.get());
  /** What this tab finds out because another one told, all others know from that one too. */
  let following = 0;
  const stop = session.state.listen(() => {
    const owner = ownerOf(session.state.get());
    if (owner === known) return;
    const isFirst = known === undefined;
    known = owner;
    if (!isFirst && following === 0) tell(owner);
  });
  const follow = ({ data: owner }: MessageEvent<unknown>) => {
    const isSignIn = typeof owner === "string";
    if (known === undefined || (known === null && !isSignIn)) return;
    following += 1;
    // Also where nobody else is there now: what this tab holds, its socket above all, may be of a sign-in that is over.
    const followed = isSignIn ? enter() : session.refresh();
    // Without an answer everything stays as it was; the next request will tell.
    followed
      .catch(() => {})
      .finally(() => {
        following -= 1;
      });
  };
  channel.addEventListener("message", follow);
  return () => {
    stop();
    channel.removeEventListener("message", follow);
    channel.close();
  };
}
