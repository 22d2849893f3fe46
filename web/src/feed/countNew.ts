/** An item at the beginning of a feed as it is now. */
export interface NewestItem {
  id: string;
  /** True when the viewer wrote it. */
  isOwn: boolean;
}

/**
 * How many items have come since a feed was read, own ones not counted: those show without being asked for.
 * @param newest the beginning of the feed as it is now
 * @param shown the ids of the feed that is shown
 */
export function countNew(newest: readonly NewestItem[], shown: ReadonlySet<string>): number {
  const known = newest.findIndex(({ id }) => shown.has(id));
  const added = known < 0 ? newest : newest.slice(0, known);
  return added.filter(({ isOwn }) => !isOwn).length;
}

/** "1 new post", "3 new posts"; with a plus where the feed was read only that far. @param read how many items were read */
export function newPostsText(count: number, read: number): string {
  if (count === 1) return "1 new post";
  return `${count}${count === read ? "+" : ""} new posts`;
}
