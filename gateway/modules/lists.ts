import type { MaybePromise } from "../graph/maybePromise.ts";
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
