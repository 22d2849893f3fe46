import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router";
import type { CacheSnapshot, WindowVirtualizerHandle } from "virtua";
import { createListMemory } from "./listMemory.ts";

const memory = createListMemory<{ cache: CacheSnapshot; height: number }>(20);

/** @param name distinguishes lists on the same page */
function usePlace(name: string): string {
  return `${useLocation().key}/${name}`;
}

/**
 * Remembers the heights of a list's items for the current history entry when the reader leaves it.
 * @param count the number of items
 * @returns the heights remembered for this history entry; undefined when there are none or when the list now has another length
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

/** The height in px that the list had at this history entry last time, to size a placeholder; 0 if unknown. */
export function useRememberedHeight(name: string): number {
  const place = usePlace(name);
  const [entry] = useState(() => memory.recall(place));
  return entry?.sizes.height ?? 0;
}
