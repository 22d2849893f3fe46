import type { Window } from "../graph/connections.ts";
import type { Page } from "../rest/client.ts";

/** A page of the REST API as connections read it. */
export const toWindow = <Item>({ items, meta }: Page<Item>): Window<Item> => ({ items, total: meta.total });

/**
 * The asked part of a list of which the beginning is at hand; null when that does not reach far enough.
 * @param total how many items the whole list has
 */
export function windowOf<Item>(beginning: readonly Item[], total: number, offset: number, limit: number): Window<Item> | null {
  if (offset + limit > beginning.length && total > beginning.length) return null;
  return { items: beginning.slice(offset, offset + limit), total };
}
