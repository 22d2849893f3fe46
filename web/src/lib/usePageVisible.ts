import { useSyncExternalStore } from "react";

/** Whether the tab is visible. */
const isVisible = () => !document.hidden;

export const usePageVisible = (): boolean => useSyncExternalStore(subscribe, isVisible, isVisible);

function subscribe(changed: () => void): () => void {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}
