import type { ListMeta, Page, Rest, ItemResult } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type { SearchResult, SearchType } from "./generated/contract.ts";

export interface SearchFilter {
  query: string;
  /** All of them when empty. */
  types: readonly SearchType[];
}

/** What has all the words, the closest names first, item by item: one of an unknown type does not spoil the others. */
export const readSearch = (
  rest: Rest,
  { query, types }: SearchFilter,
  slice: Slice,
): Promise<Page<ItemResult<SearchResult>, ListMeta<"search">>> =>
  rest.listResults("search", { query: { ...slice, q: query, ...(types.length === 0 ? {} : { types: [...types] }) } });
