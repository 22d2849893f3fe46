import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from "relay-runtime";

/** How a list that is shown and the beginning of the same list as it is now differ. */
export interface Difference {
  /** The list as it is to be shown. */
  merged: string[];
  /** What is gone from the list, although it was there when the reading began. */
  gone: string[];
  /** False when the two have nothing in common: there may be more between them. */
  overlaps: boolean;
}

/**
 * Merges the beginning of a list, read again, into what is shown of it: what is new takes its place in order, what
 * came while it was read stays in front, and what was loaded further on stays.
 * @param shown ids, in the order of the list
 * @param before those shown when the reading began
 * @param read ids, in the order of the list, from its beginning
 * @param isWhole whether what was read is all there is
 */
export function mergeNewest(
  shown: readonly string[],
  before: readonly string[],
  read: readonly string[],
  isWhole: boolean,
): Difference {
  const known = new Set(read);
  const last = shown.findLastIndex((id) => known.has(id));
  const waited = new Set(before);
  const gone = shown.filter((id, index) => !known.has(id) && waited.has(id) && (index < last || isWhole));
  const lost = new Set(gone);
  const first = shown.findIndex((id) => known.has(id) || waited.has(id));
  const front = first < 0 ? shown : shown.slice(0, first);
  const rest = first < 0 ? [] : shown.slice(first).filter((id) => !known.has(id));
  // Those that are gone keep their place among their neighbours, for whoever shows them as deleted.
  const merged = weave([...front, ...read, ...rest.filter((id) => !lost.has(id))], shown, lost);
  return { merged, gone, overlaps: last >= 0 || shown.length === 0 };
}

/** Puts each of some ids back behind the one that it stood behind. */
function weave(list: readonly string[], shown: readonly string[], lost: ReadonlySet<string>): string[] {
  const woven = [...list];
  for (const [index, id] of shown.entries()) {
    if (!lost.has(id)) continue;
    const neighbour = shown[index - 1];
    woven.splice(neighbour === undefined ? 0 : woven.indexOf(neighbour) + 1, 0, id);
  }
  return woven;
}

/** The ids of the nodes of a connection, in order; null while the store has no such connection. */
export function idsIn(connection: RecordProxy | null | undefined): string[] | null {
  if (!connection) return null;
  return (connection.getLinkedRecords("edges") ?? []).flatMap((edge) => edge?.getLinkedRecord("node")?.getDataID() ?? []);
}

/** Lets a connection show these nodes of the store, in this order; edges that it has stay as they are. */
export function showNodes(store: RecordSourceProxy, connection: RecordProxy, ids: readonly string[], edgeType: string): void {
  const edges = new Map<string, RecordProxy>();
  for (const edge of connection.getLinkedRecords("edges") ?? []) {
    const id = edge?.getLinkedRecord("node")?.getDataID();
    if (edge && id) edges.set(id, edge);
  }
  const wanted = ids.flatMap((id) => {
    const node = store.get(id);
    return edges.get(id) ?? (node ? createEdge(store, connection, node, edgeType) : []);
  });
  connection.setLinkedRecords(wanted, "edges");
}

/** Paging goes on from the end of the list, so that no cursor of an edge that was put in here is ever used; readers expect one. */
function createEdge(store: RecordSourceProxy, connection: RecordProxy, node: RecordProxy, edgeType: string): RecordProxy {
  return ConnectionHandler.createEdge(store, connection, node, edgeType).setValue("", "cursor");
}
