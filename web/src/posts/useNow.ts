import { useSyncExternalStore } from "react";
import { currentTime, subscribeToClock } from "../lib/clock.ts";

const step = 10_000;

/** The present, in milliseconds since 1970, to ten seconds; renders again when it changes. */
export function useNow(): number {
  return useSyncExternalStore(subscribeToClock, () => Math.floor(currentTime() / step) * step);
}
