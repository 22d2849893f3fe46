import { useClock } from "../lib/clock.ts";

const STEP = 10_000;

/** The current time in milliseconds since 1970, rounded to ten seconds; renders again when it changes. */
export function useNow(): number {
  return useClock((now) => Math.floor(now / STEP) * STEP);
}
