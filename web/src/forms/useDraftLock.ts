import { useEffect, useState } from "react";

/** waiting: not known yet; own: this tab edits the draft; other: another tab of this browser does. */
type LockState = "waiting" | "own" | "other";

/** False in pages over HTTP, where every tab owns its drafts. */
const hasLocks = "locks" in navigator;

/** Time for which this tab waits for the lock before it reports that another tab owns the draft, in ms. */
const TAKEOVER_DELAY = 600;

/**
 * Lets one tab at a time edit the draft with this name. When that tab closes or crashes, the next waiting tab gets the lock.
 * @returns takeOver: takes the lock from the other tab, which is notified
 */
export function useDraftLock(name: string): { lockState: LockState; takeOver: () => void } {
  const [lockState, setLockState] = useState<LockState>(hasLocks ? "waiting" : "own");
  const [takeovers, setTakeovers] = useState(0);

  useEffect(() => {
    if (!hasLocks) return;
    const done = Promise.withResolvers<void>();
    const cancelled = new AbortController();
    // A page that is being unloaded releases its lock a moment later.
    const timer = setTimeout(() => setLockState("other"), TAKEOVER_DELAY);
    const options = takeovers > 0 ? { steal: true } : { signal: cancelled.signal };
    navigator.locks
      .request(`writing ${name}`, options, () => {
        clearTimeout(timer);
        setLockState("own");
        return done.promise;
      })
      .catch((error: unknown) => {
        if (cancelled.signal.aborted) return;
        clearTimeout(timer);
        // A lock that another tab has taken fails with this error. Any other one means that the browser denies access to locks.
        const isTaken = error instanceof DOMException && error.name === "AbortError";
        setLockState(isTaken ? "other" : "own");
      });
    return () => {
      clearTimeout(timer);
      cancelled.abort();
      done.resolve();
    };
  }, [name, takeovers]);

  return {
    lockState,
    takeOver: () => {
      setLockState("waiting");
      setTakeovers((count) => count + 1);
    },
  };
}
