import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

/** Whether the device reports that it is offline. A device that reports a network may still not reach the product. */
export function isOffline(): boolean {
  return "onLine" in navigator && !navigator.onLine;
}

/** For this long after a device reports a network, requests may still fail because addresses do not resolve yet. */
const SETTLING_MS = 5000;
let onlineSince = Number.NEGATIVE_INFINITY;
// Tests import this file outside of a browser.
globalThis.window?.addEventListener("online", () => (onlineSince = Date.now()));

/** Whether the device came online only now, so that a failed request is worth repeating. */
export function isJustOnline(): boolean {
  return Date.now() - onlineSince < SETTLING_MS;
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** The hook version of isOffline. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, isOffline);
}

/** Resolves once the device is online; at once when it already is. */
export function waitUntilOnline(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (isOffline()) window.addEventListener("online", () => resolve(), { once: true });
  else resolve();
  return promise;
}

/** Calls `act` once the device is online again, as long as isWaiting is true. */
export function useWhenOnline(isWaiting: boolean, act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (!isWaiting) return undefined;
    // The device may have come online while the page was hidden and its effects were cleaned up.
    if (!isOffline()) {
      actNow();
      return undefined;
    }
    const follow = () => actNow();
    window.addEventListener("online", follow);
    return () => window.removeEventListener("online", follow);
  }, [isWaiting]);
}
