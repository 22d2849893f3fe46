import { useEffect, useState } from "react";

/** waiting: not known yet; own: this tab writes; other: another tab of this device writes the same. */
export type Ownership = "waiting" | "own" | "other";

/** False on pages that are not secure; there every tab owns what it writes. */
const hasLocks = "locks" in navigator;

/** How long another tab may own the draft without answering before this one reports it, in ms. */
const handover = 600;

/**
 * Lets one tab at a time write under a name; when it closes or crashes, the next one that waits goes on.
 * @returns take: goes on here; the other tab learns that it has lost it
 */
export function useOwnership(name: string): { ownership: Ownership; take: () => void } {
  const [ownership, setOwnership] = useState<Ownership>(hasLocks ? "waiting" : "own");
  const [takes, setTakes] = useState(0);

  useEffect(() => {
    if (!hasLocks) return;
    const done = Promise.withResolvers<void>();
    const leaving = new AbortController();
    // A page that is just being left gives its lock back a moment later.
    const timer = setTimeout(() => setOwnership("other"), handover);
    const options = takes > 0 ? { steal: true } : { signal: leaving.signal };
    navigator.locks
      .request(`writing ${name}`, options, () => {
        clearTimeout(timer);
        setOwnership("own");
        return done.promise;
      })
      // Taken by another tab, or no longer waited for.
      .catch(() => {
        if (!leaving.signal.aborted) setOwnership("other");
      });
    return () => {
      clearTimeout(timer);
      leaving.abort();
      done.resolve();
    };
  }, [name, takes]);

  return {
    ownership,
    take: () => {
      setOwnership("waiting");
      setTakes((count) => count + 1);
    },
  };
}
