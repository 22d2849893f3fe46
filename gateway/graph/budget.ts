import { LRUCache } from "lru-cache";
import type { MaybePromise } from "./maybePromise.ts";

/** The current window of a budget. */
export interface BudgetWindow {
  /** Points used in it. */
  readonly used: number;
  /** End of the window, in milliseconds since 1970. */
  readonly resetAt: number;
}

/** Counts points. Several nodes can share a store and so the budgets in it. */
export interface BudgetStore {
  /** Takes points from the key's window, which begins with the first points taken. A negative number returns points. */
  take(key: string, points: number): MaybePromise<BudgetWindow>;
  close(): Promise<void>;
}

/** The maximum number of keys in memory; the least recently used ones are forgotten. */
const MAX_KEYS = 100_000;

/**
 * Counts points in memory, for one node.
 * @param windowLength in ms
 */
export function createMemoryBudgets(windowLength: number, now: () => number = Date.now): BudgetStore {
  const windows = new LRUCache<string, { used: number; resetAt: number }>({ max: MAX_KEYS });
  return {
    take(key, points) {
      const currentTime = now();
      let window = windows.get(key);
      if (window === undefined || window.resetAt <= currentTime)
        windows.set(key, (window = { used: 0, resetAt: currentTime + windowLength }));
      // Points that are returned may have been taken in the previous window.
      window.used = Math.max(0, window.used + points);
      return { used: window.used, resetAt: window.resetAt };
    },
    close: async () => undefined,
  };
}
