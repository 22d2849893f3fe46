import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router";
import type { CacheSnapshot, WindowVirtualizerHandle } from "virtua";
import { createListMemory } from "./listMemory.ts";

const memory = createListMemory<{ cache: CacheSnapshot; height: number }>(20);

/** @param name tells a list from others of the same page */
function usePlace(name: string): string {
  return `${useLocation().key}/${name}`;
}

/**
 * Remembers how tall the items of a list are when it is left, for the history entry at which it is left.
 * @param count how many items it has
 * @returns the heights from the last time at this entry, to start from; undefined when there are none, or when the
 *   list has another length now
 */
export function useRememberedSizes(
  list: RefObject<WindowVirtualizerHandle | null>,
  name: string,
  count: number,
): CacheSnapshot | undefined {
  const place = usePlace(name);
  const [entry] = useState(() => memory.recall(place));
  const latest = useRef({ place, count });

  useLayoutEffect(() => {
    latest.current = { place, count };
  }, [place, count]);

  useLayoutEffect(() => {
    const handle = list.current;
    return () => {
      if (!handle) return;
      const { place, count } = latest.current;
      const height = handle.getItemOffset(count - 1) + handle.getItemSize(count - 1);
      memory.remember(place, { count, sizes: { cache: handle.cache, height } });
    };
  }, [list]);

  return entry?.count === count ? entry.sizes.cache : undefined;
}

/** How tall the list was at this entry the last time, in px, for whatever stands in its place before it; 0 if unknown. */
export function useRememberedHeight(name: string): number {
  const place = usePlace(name);
  const [entry] = useState(() => memory.recall(place));
  return entry?.sizes.height ?? 0;
}
