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

/** The part of a connection that makes up the list. */
interface Connection<Edge> {
  readonly edges: readonly Edge[];
  /** The `__id` of the connection, if items are removed from it. */
  readonly connectionId?: string;
}

interface ListOptions<Edge> extends Pick<ListState<Edge>, "keyOf" | "reload"> {
  /** Null when it could not be read. */
  connection: Connection<Edge> | null | undefined;
  /** The forward-paging part of what usePaginationFragment returns. */
  pagination: Pagination;
}

/** The key of an edge whose node has an id. */
export const getNodeId = ({ node }: { readonly node: { readonly id: string } }): string => node.id;

/** The state of a list that a pagination fragment reads, for `List` and `ListFrame`. */
export function useList<Edge>({ connection, keyOf, pagination, reload }: ListOptions<Edge>): ListState<Edge> {
  const environment = useRelayEnvironment();
  const count = connection?.edges.length ?? 0;
  const page = useNextPage(pagination, count);
  const remove = (id: string) =>
    commitLocalUpdate(environment, (store) => {
      const record = store.get(connection?.connectionId ?? "");
      if (record) ConnectionHandler.deleteNode(record, id);
    });
  const refresh = () => {
    if (count <= PAGE_SIZE) reload.reload();
  };
  return { items: connection ? uniqueById(connection.edges, keyOf) : null, keyOf, page, reload, remove, refresh };
}
