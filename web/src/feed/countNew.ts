import { PAGE_SIZE } from "../lists/useNextPage.ts";

/** An item at the current beginning of a feed. */
export interface NewestItem {
  id: string;
  /** True when the viewer wrote it. */
  isOwn: boolean;
}

/**
 * The number of items added since a feed was read, not counting the viewer's own, which appear at once.
 * @param newest the current beginning of the feed
 * @param shown the ids of the items that the feed shows
 */
export function countNew(newest: readonly NewestItem[], shown: ReadonlySet<string>): number {
  const known = newest.findIndex(({ id }) => shown.has(id));
  const added = known < 0 ? newest : newest.slice(0, known);
  return added.filter(({ isOwn }) => !isOwn).length;
}

/**
 * "1 new post", "3 new posts"; with a plus when all items of a full page are new, because there may be more. @param read how many
 * items were read
 */
export function newPostsText(count: number, read: number): string {
  if (count === 1) return "1 new post";
  return `${count}${count === read && read >= PAGE_SIZE ? "+" : ""} new posts`;
}
