import { useEffect, useState } from "react";

/** waiting: not known yet; own: this tab writes; other: another tab of this device writes the same. */
export type Ownership = "waiting" | "own" | "other";

/** False on pages that are not secure; there every tab owns what it writes. */
const hasLocks = "locks" in navigator;

/** How long another tab may own the draft without answering before this one reports it, in ms. */
const takeoverDelay = 600;

/**
 * Lets one tab at a time write under a name; when it closes or crashes, the next one that waits goes on.
 * @returns takeOver: goes on here; the other tab learns that it has lost it
 */
export function useOwnership(name: string): { ownership: Ownership; takeOver: () => void } {
  const [ownership, setOwnership] = useState<Ownership>(hasLocks ? "waiting" : "own");
  const [takeovers, setTakeovers] = useState(0);

  useEffect(() => {
    if (!hasLocks) return;
    const done = Promise.withResolvers<void>();
    const cancelled = new AbortController();
    // A page that is just being left gives its lock back a moment later.
    const timer = setTimeout(() => setOwnership("other"), takeoverDelay);
    const options = takeovers > 0 ? { steal: true } : { signal: cancelled.signal };
    navigator.locks
      .request(`writing ${name}`, options, () => {
        clearTimeout(timer);
        setOwnership("own");
        return done.promise;
      })
      // Taken by another tab, or no longer waited for.
      .catch(() => {
        if (!cancelled.signal.aborted) setOwnership("other");
      });
    return () => {
      clearTimeout(timer);
      cancelled.abort();
      done.resolve();
    };
  }, [name, takeovers]);

  return {
    ownership,
    takeOver: () => {
      setOwnership("waiting");
      setTakeovers((count) => count + 1);
    },
  };
}
