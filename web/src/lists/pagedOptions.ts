import { uniqueById } from "./uniqueById.ts";
import type { Pagination } from "./useNextPage.ts";

/** The options of a field that selects records of a list, which is loaded page by page. */
export interface PagedOptions<Option = { id: string; label: string }> {
  /** The records loaded so far, and those that are selected at first, which may be on a page that is not loaded yet. */
  options: readonly Option[];
  /** The props of the `MoreButton`, which loads further options. */
  more: { pagination: Pagination; count: number };
}

/**
 * The options of a list.
 * @param edges the edges of the pages loaded so far, whether or not all of them are offered
 * @param records what is offered; those that repeat an earlier one, and missing ones, are left out
 */
export function toPagedOptions<Item, Option extends { id: string }>(
  pagination: Pagination,
  edges: readonly unknown[],
  records: readonly (Item | null | undefined)[],
  toOption: (record: Item) => Option,
): PagedOptions<Option> {
  const options = records.map((record) => (record === null || record === undefined ? null : toOption(record)));
  return { options: uniqueById(options, ({ id }) => id), more: { pagination, count: edges.length } };
}
