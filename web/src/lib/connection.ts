import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

/** Whether the device says that it has no network. A device that says otherwise may still not reach the product. */
export function isOffline(): boolean {
  return "onLine" in navigator && !navigator.onLine;
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** The same for what is drawn. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline);
}

/** Resolves once the device has a network; at once when it has one. */
export function untilOnline(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (isOffline()) window.addEventListener("online", () => resolve(), { once: true });
  else resolve();
  return promise;
}

/** Acts once the device has a network again, as long as something waits for that. */
export function useWhenOnline(isWaiting: boolean, act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (!isWaiting) return undefined;
    // It may have come back while the page was hidden, whose effects rest.
    if (!isOffline()) {
      actNow();
      return undefined;
    }
    const follow = () => actNow();
    window.addEventListener("online", follow);
    return () => window.removeEventListener("online", follow);
  }, [isWaiting]);
}
