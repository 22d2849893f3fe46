import type { SortKey } from "./cursor.ts";
import type { Later } from "./later.ts";

/** A window of a list as the REST API gives it. */
export interface Window<Item> {
  items: readonly Item[];
  /** How many items the whole list has now. */
  total: number;
}

/** A list that is read by offset and limit, and how its items are identified. */
export interface OffsetList<Item> {
  /** Reads items from `offset` (0 based), at most `limit` (1 to 100). */
  read(offset: number, limit: number): Later<Window<Item>>;
  /** Names an item within this list, such as `job:17`; the same whenever it is read. */
  identify(item: Item): string;
  /**
   * The item's position in the order of the list; it must not change. Give it when the list's order is visible in its items (feed: publishedAt), and
   * only the parts of it that are known: items with equal keys are told apart by identity. Without it, paging goes by the
   * identity of the last seen items alone.
   */
  sortKey?: (item: Item) => SortKey;
  /** Direction of `sortKey`; newest first is `desc` (the default). */
  order?: "asc" | "desc";
}
