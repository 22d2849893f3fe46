/** The measured sizes of a list, and how many items the list had at that time. */
interface Entry<Sizes> {
  count: number;
  sizes: Sizes;
}

/**
 * Remembers the measured heights of lists that the reader has left. A list is then as tall as before when the reader returns,
 * and the router can restore the scroll position. The least recently left list is dropped first.
 * @param capacity the maximum number of lists to remember
 */
export function createListMemory<Sizes>(capacity: number) {
  const lists = new Map<string, Entry<Sizes>>();
  return {
    /** @param listKey identifies the history entry and the name of the list */
    remember(listKey: string, entry: Entry<Sizes>): void {
      lists.delete(listKey);
      lists.set(listKey, entry);
      for (const oldest of lists.keys()) {
        if (lists.size <= capacity) break;
        lists.delete(oldest);
      }
    },
    /** Undefined when nothing is remembered for this list. */
    recall(listKey: string): Entry<Sizes> | undefined {
      return lists.get(listKey);
    },
  };
}
