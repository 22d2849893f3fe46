import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router";
import type { CacheSnapshot, WindowVirtualizerHandle } from "virtua";
import { createListMemory } from "./listMemory.ts";

const memory = createListMemory<{ cache: CacheSnapshot; height: number }>(20);

/** @param name distinguishes lists on the same page */
function useListKey(name: string): string {
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
  const listKey = useListKey(name);
  const [entry] = useState(() => memory.recall(listKey));
  const latest = useRef({ listKey, count });

  useLayoutEffect(() => {
    latest.current = { listKey, count };
  }, [listKey, count]);

  useLayoutEffect(() => {
    const handle = list.current;
    return () => {
      if (!handle) return;
      const { listKey, count } = latest.current;
      const height = handle.getItemOffset(count - 1) + handle.getItemSize(count - 1);
      memory.remember(listKey, { count, sizes: { cache: handle.cache, height } });
    };
  }, [list]);

  return entry?.count === count ? entry.sizes.cache : undefined;
}

/** The height in px that the list had at this history entry last time, to size a placeholder; 0 if unknown. */
export function useRememberedHeight(name: string): number {
  const listKey = useListKey(name);
  const [entry] = useState(() => memory.recall(listKey));
  return entry?.sizes.height ?? 0;
}
