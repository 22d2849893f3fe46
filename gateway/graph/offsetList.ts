import type { SortKey } from "./cursor.ts";
import type { MaybePromise } from "./maybePromise.ts";

/** A window of a list, as the REST API returns it. */
export interface Window<Item> {
  items: readonly Item[];
  /** The current number of items in the whole list; if it is not counted, how many are known to exist. */
  total: number;
  /** Whether `total` is where counting stopped. Default false. */
  totalIsEstimate?: boolean | undefined;
}

/** A list that is read by offset and limit, and how its items are identified. */
export interface OffsetList<Item> {
  /** Reads items from `offset` (0 based), at most `limit` (1 to 100). */
  read(offset: number, limit: number): MaybePromise<Window<Item>>;
  /** A name that is unique within this list, such as `job:17`, and the same on every read. */
  identify(item: Item): string;
  /**
   * The item's position in the order of the list; it must not change. Provide it when the list's order is visible in its items
   * (feed: publishedAt), with only the parts of it that are known: items with equal keys are distinguished by identity. Without
   * it, paging relies on the identity of the last seen items.
   */
  sortKey?: (item: Item) => SortKey;
  /** Direction of `sortKey`; newest first is `desc` (the default). */
  order?: "asc" | "desc";
}
