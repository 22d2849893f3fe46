import type { Reload } from "../loading/useReload.ts";
import { uniqueById } from "./uniqueById.ts";
import { useNextPage, type NextPage, type Pagination } from "./useNextPage.ts";

/** A list that is loaded page by page. */
export interface ListState<Item> {
  /** All items loaded so far, without duplicates; null when the list could not be read. */
  items: readonly Item[] | null;
  /** Identifies an item. Items without a key are left out of the list. */
  keyOf: (item: Item) => string | number | undefined;
  page: NextPage;
  reload: Reload;
}

interface ListOptions<Edge> extends Pick<ListState<Edge>, "keyOf" | "reload"> {
  /** The edges of the connection; null when it could not be read. */
  edges: readonly Edge[] | null | undefined;
  /** The forward-paging part of what usePaginationFragment returns. */
  pagination: Pagination;
}

/** The state of a list that a pagination fragment reads, for `List` and `ListFrame`. */
export function useList<Edge>({ edges, keyOf, pagination, reload }: ListOptions<Edge>): ListState<Edge> {
  const page = useNextPage(pagination, edges?.length ?? 0);
  return { items: edges ? uniqueById(edges, keyOf) : null, keyOf, page, reload };
}
