/**
 * Keeps the measured heights of lists that were left, so that a list is as tall as before when the reader comes
 * back and the router can put the scroll position where it was. The list left longest ago is forgotten first.
 * @param capacity how many lists are remembered
 */
export function createListMemory<Sizes>(capacity: number) {
  const lists = new Map<string, { count: number; sizes: Sizes }>();
  return {
    /**
     * @param place the history entry and the name of the list
     * @param count how many items were measured
     */
    remember(place: string, count: number, sizes: Sizes): void {
      lists.delete(place);
      lists.set(place, { count, sizes });
      for (const oldest of lists.keys()) {
        if (lists.size <= capacity) break;
        lists.delete(oldest);
      }
    },
    /** Undefined when nothing is remembered for this place, or the list has another length now. */
    recall(place: string, count: number): Sizes | undefined {
      const entry = lists.get(place);
      return entry?.count === count ? entry.sizes : undefined;
    },
  };
}
