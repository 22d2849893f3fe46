/** What is kept of a list: how many items were measured, and what the measuring gave. */
interface Entry<Sizes> {
  count: number;
  sizes: Sizes;
}

/**
 * Keeps the measured heights of lists that were left, so that a list is as tall as before when the reader comes
 * back and the router can put the scroll position where it was. The list left longest ago is forgotten first.
 * @param capacity how many lists are remembered
 */
export function createListMemory<Sizes>(capacity: number) {
  const lists = new Map<string, Entry<Sizes>>();
  return {
    /** @param place the history entry and the name of the list */
    remember(place: string, entry: Entry<Sizes>): void {
      lists.delete(place);
      lists.set(place, entry);
      for (const oldest of lists.keys()) {
        if (lists.size <= capacity) break;
        lists.delete(oldest);
      }
    },
    /** Undefined when nothing is remembered for this place. */
    recall(place: string): Entry<Sizes> | undefined {
      return lists.get(place);
    },
  };
}
