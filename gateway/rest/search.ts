import type { ListMeta, Page, Rest, ItemResult } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type { SearchResult, SearchType } from "./generated/contract.ts";

export interface SearchFilter {
  query: string;
  /** All of them when empty. */
  types: readonly SearchType[];
}

/**
 * Results that contain all words, the closest names first, with separate item results, so that an unknown type does not fail
 * the others.
 */
export const readSearch = (
  rest: Rest,
  { query, types }: SearchFilter,
  slice: Slice,
): Promise<Page<ItemResult<SearchResult>, ListMeta<"search">>> =>
  rest.listResults("search", { query: { ...slice, q: query, types } });
