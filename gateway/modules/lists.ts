import { connect, type Edge } from "../graph/connections.ts";
import { andThen, type MaybePromise } from "../graph/maybePromise.ts";
import type { OffsetList, Window } from "../graph/offsetList.ts";
import type { Page } from "../rest/client.ts";
import type { Slice } from "../rest/discussions.ts";

/** Converts a page of the REST API to a window for connections. */
export const toWindow = <Item>({ items, meta }: Page<Item>): Window<Item> => ({
  items,
  total: meta.total,
  totalIsEstimate: meta.totalIsEstimate,
});

/**
 * A list of the REST API, read page by page.
 * @param store stores the items of a page, so that they need not be read again
 */
export const createList = <Item extends { readonly id: number }>(
  read: (slice: Slice) => Promise<Page<Item>>,
  store: { put(key: number, item: NoInfer<Item>): void } | null = null,
): OffsetList<Item> => ({
  identify: ({ id }) => String(id),
  read: async (offset, limit) => {
    const page = await read({ offset, limit });
    for (const item of page.items) store?.put(item.id, item);
    return toWindow(page);
  },
});

/** An empty list without a REST call, for viewers who cannot have one. */
export const listOrEmpty = <Item>(has: boolean, list: OffsetList<Item>): OffsetList<Item> =>
  has ? list : { ...list, read: () => ({ items: [], total: 0 }) };

/**
 * A window of a list whose first items are known; null when it extends beyond them.
 * @param total the number of items in the whole list
 */
export function sliceKnownItems<Item>(
  beginning: readonly Item[],
  total: number,
  offset: number,
  limit: number,
): Window<Item> | null {
  if (offset + limit > beginning.length && total > beginning.length) return null;
  return { items: beginning.slice(offset, offset + limit), total };
}

/** The items that exist, in the requested order. */
export async function collectExisting<Item>(items: readonly MaybePromise<Item | null>[]): Promise<Item[]> {
  const read = await Promise.all(items.map((item) => Promise.resolve(item)));
  return read.flatMap((item) => (item === null ? [] : [item]));
}

/** The edge of one item of a list, for payloads. */
export const createEdge = <Item>(list: Omit<OffsetList<Item>, "read">, item: Item): MaybePromise<Edge<Item> | null> =>
  andThen(connect<Item>({ ...list, read: () => ({ items: [item], total: 1 }) }, { first: 1 }), ({ edges }) => edges[0] ?? null);

/** The number of windows of 100 that are searched for an item. */
const MAX_SEARCHED_WINDOWS = 10;

/** Searches the first thousand items of a list, for types of which the REST API cannot read a single object. */
export async function findInList<Item>(
  read: (slice: Slice) => Promise<{ readonly items: readonly Item[]; readonly meta: { readonly total: number } }>,
  isSearched: (item: Item) => boolean,
): Promise<Item | null> {
  for (let window = 0; window < MAX_SEARCHED_WINDOWS; window += 1) {
    const { items, meta } = await read({ offset: window * 100, limit: 100 });
    const found = items.find(isSearched);
    if (found !== undefined) return found;
    if ((window + 1) * 100 >= meta.total) break;
  }
  return null;
}
