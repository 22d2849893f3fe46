import type { Reload } from "../loading/useReload.ts";
import { uniqueById } from "./uniqueById.ts";
import { useNextPage, type NextPage, type Pagination } from "./useNextPage.ts";

/** A list that is read page by page. */
export interface ListState<Item> {
  /** What has been read, each item once; null when the list could not be read. */
  items: readonly Item[] | null;
  /** What tells items apart; one without a key is left out of the list. */
  keyOf: (item: Item) => string | number | undefined;
  page: NextPage;
  reload: Reload;
}

interface ListOptions<Edge> extends Pick<ListState<Edge>, "keyOf" | "reload"> {
  /** Of the connection; null when it could not be read. */
  edges: readonly Edge[] | null | undefined;
  /** What usePaginationFragment offers for going forward. */
  pagination: Pagination;
}

/** The state of a list whose connection a pagination fragment reads, for `List` and `ListFrame`. */
export function useList<Edge>({ edges, keyOf, pagination, reload }: ListOptions<Edge>): ListState<Edge> {
  const page = useNextPage(pagination, edges?.length ?? 0);
  return { items: edges ? uniqueById(edges, keyOf) : null, keyOf, page, reload };
}
