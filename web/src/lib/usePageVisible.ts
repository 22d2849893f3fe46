import { useSyncExternalStore } from "react";

/** Whether the tab is visible. */
export const usePageVisible = (): boolean => useSyncExternalStore(subscribe, () => !document.hidden);

function subscribe(changed: () => void): () => void {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}
