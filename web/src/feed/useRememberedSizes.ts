import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router";
import type { CacheSnapshot, WindowVirtualizerHandle } from "virtua";
import { createListMemory } from "./listMemory.ts";

const memory = createListMemory<CacheSnapshot>(20);

/**
 * Remembers how tall the items of a list are when it is left, for the history entry at which it is left.
 * @param name tells the list from others of the same page
 * @param count how many items it has
 * @returns the heights from the last time at this entry, to start from; undefined when there are none
 */
export function useRememberedSizes(
  list: RefObject<WindowVirtualizerHandle | null>,
  name: string,
  count: number,
): CacheSnapshot | undefined {
  const place = `${useLocation().key}/${name}`;
  const [sizes] = useState(() => memory.recall(place, count));
  const latest = useRef({ place, count });

  useLayoutEffect(() => {
    latest.current = { place, count };
  }, [place, count]);

  useLayoutEffect(() => {
    const handle = list.current;
    return () => {
      if (handle) memory.remember(latest.current.place, latest.current.count, handle.cache);
    };
  }, [list]);

  return sizes;
}
