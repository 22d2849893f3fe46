import { commitLocalUpdate, ConnectionHandler, useRelayEnvironment } from "react-relay";
import type { Reload } from "../loading/useReload.ts";
import { uniqueById } from "./uniqueById.ts";
import { PAGE_SIZE, useNextPage, type NextPage, type Pagination } from "./useNextPage.ts";

/** A list that is loaded page by page. */
export interface ListState<Item> {
  /** All items loaded so far, without duplicates; null when the list could not be read. */
  items: readonly Item[] | null;
  /** Identifies an item. Items without a key are left out of the list. */
  keyOf: (item: Item) => string | number | undefined;
  page: NextPage;
  reload: Reload;
  /**
   * Removes an item that is no longer part of the list. The others keep their places, which they would lose if the list were read
   * again from its beginning.
   * @param id the `id` of its node, or the `__id` of one without
   */
  remove: (id: string) => void;
  /** Reads the list again after an item was changed, unless further pages are loaded, which would be lost. */
  refresh: () => void;
}

interface ListOptions<Edge> extends Pick<ListState<Edge>, "keyOf" | "reload"> {
  /** The edges of the connection; null when it could not be read. */
  edges: readonly Edge[] | null | undefined;
  /** The `__id` of the connection, if items are removed from it. */
  connectionId?: string | undefined;
  /** The forward-paging part of what usePaginationFragment returns. */
  pagination: Pagination;
}

/** The state of a list that a pagination fragment reads, for `List` and `ListFrame`. */
export function useList<Edge>({ edges, connectionId = "", keyOf, pagination, reload }: ListOptions<Edge>): ListState<Edge> {
  const environment = useRelayEnvironment();
  const count = edges?.length ?? 0;
  const page = useNextPage(pagination, count);
  const remove = (id: string) =>
    commitLocalUpdate(environment, (store) => {
      const connection = store.get(connectionId);
      if (connection) ConnectionHandler.deleteNode(connection, id);
    });
  const refresh = () => {
    if (count <= PAGE_SIZE) reload.reload();
  };
  return { items: edges ? uniqueById(edges, keyOf) : null, keyOf, page, reload, remove, refresh };
}
