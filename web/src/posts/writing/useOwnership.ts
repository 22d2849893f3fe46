import { useEffect, useState } from "react";

/** waiting: not known yet; own: this tab writes; other: another tab of this device writes the same. */
export type Ownership = "waiting" | "own" | "other";

/**
 * Lets one tab at a time write under a name. The browser gives the lock back when a tab closes or crashes.
 * @returns take: goes on here; the other tab learns that it has lost it
 */
export function useOwnership(name: string): { ownership: Ownership; take: () => void } {
  const [ownership, setOwnership] = useState<Ownership>("waiting");
  const [takes, setTakes] = useState(0);

  useEffect(() => {
    // Without locks, on pages that are not secure, every tab owns what it writes.
    if (!navigator.locks) {
      setOwnership("own");
      return;
    }
    const done = Promise.withResolvers<void>();
    let hasLeft = false;
    const options = takes > 0 ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(`writing ${name}`, options, (lock) => {
        if (hasLeft) return undefined;
        setOwnership(lock ? "own" : "other");
        return lock ? done.promise : undefined;
      })
      // The lock was taken by another tab.
      .catch(() => {
        if (!hasLeft) setOwnership("other");
      });
    return () => {
      hasLeft = true;
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
