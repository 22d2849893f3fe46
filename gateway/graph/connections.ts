/** A window of a list as the REST API gives it. */
export interface Window<Item> {
  items: readonly Item[];
  /** How many items the whole list has now. */
  total: number;
}

/** Values that order a list: compared one after the other, numbers as numbers, texts by code unit. */
export type SortKey = readonly (string | number)[];

/** A list that is read by offset and limit, and how its items are told apart. */
export interface OffsetList<Item> {
  /** Reads items from `offset` (0 based), at most `limit` (1 to 100). */
  read(offset: number, limit: number): Promise<Window<Item>> | Window<Item>;
  /** Names an item within this list, such as `job:17`; the same whenever it is read. */
  identify(item: Item): string;
  /**
   * Where the item stands: unchanging, and together with the identity unique. Give it when the list's order is visible in
   * its items (feed: publishedAt and id). Without it, paging goes by the identity of the last seen items.
   */
  sortKey?: (item: Item) => SortKey;
  /** Direction of `sortKey`; newest first is `desc` (the default). */
  order?: "asc" | "desc";
}

export interface ConnectionArguments {
  first?: number | null | undefined;
  after?: string | null | undefined;
}

export interface Edge<Item> {
  readonly cursor: string;
  readonly node: Item;
}

export interface Connection<Item> {
  edges: readonly Edge<Item>[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  /** How many items the list has now, seen or not. */
  totalCount: number;
}
