import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from "relay-runtime";

/** The difference between a list on screen and the newly read beginning of the same list. */
interface Difference {
  /** The list to show. */
  merged: string[];
  /** Ids that have left the list since the read began. */
  removed: string[];
  /** False when the two lists share no item, so there may be unloaded items between them. */
  overlaps: boolean;
}

/**
 * Merges the newly read beginning of a list into the list on screen. New items are placed in order, items that arrived during
 * the read stay in front, and items loaded further down stay.
 * @param shown ids, in list order
 * @param before the ids that were shown when the read began
 * @param read ids from the beginning of the list, in list order
 * @param isWhole whether `read` is the entire list
 */
export function mergeNewest(
  shown: readonly string[],
  before: readonly string[],
  read: readonly string[],
  isWhole: boolean,
): Difference {
  const known = new Set(read);
  const last = shown.findLastIndex((id) => known.has(id));
  const shownBefore = new Set(before);
  const removed = shown.filter((id, index) => !known.has(id) && shownBefore.has(id) && (index < last || isWhole));
  const removedIds = new Set(removed);
  const first = shown.findIndex((id) => known.has(id) || shownBefore.has(id));
  const front = first < 0 ? shown : shown.slice(0, first);
  const rest = first < 0 ? [] : shown.slice(first).filter((id) => !known.has(id));
  // Removed items keep their place among their neighbours, for views that show them as deleted.
  const merged = insertRemoved([...front, ...read, ...rest.filter((id) => !removedIds.has(id))], shown, removedIds);
  return { merged, removed, overlaps: last >= 0 || shown.length === 0 };
}

/** Inserts each removed id after the item that preceded it. */
function insertRemoved(list: readonly string[], shown: readonly string[], removed: ReadonlySet<string>): string[] {
  const result = [...list];
  for (const [index, id] of shown.entries()) {
    if (!removed.has(id)) continue;
    const neighbour = shown[index - 1];
    result.splice(neighbour === undefined ? 0 : result.indexOf(neighbour) + 1, 0, id);
  }
  return result;
}

/** The ids of a connection's nodes, in order; null while the store does not have the connection. */
export function getNodeIds(connection: RecordProxy | null | undefined): string[] | null {
  if (!connection) return null;
  return (connection.getLinkedRecords("edges") ?? []).flatMap((edge) => edge?.getLinkedRecord("node")?.getDataID() ?? []);
}

/** Makes a connection contain these nodes of the store, in this order. Existing edges are kept. */
export function setNodes(store: RecordSourceProxy, connection: RecordProxy, ids: readonly string[], edgeType: string): void {
  const edges = new Map<string, RecordProxy>();
  for (const edge of connection.getLinkedRecords("edges") ?? []) {
    const id = edge?.getLinkedRecord("node")?.getDataID();
    if (edge && id) edges.set(id, edge);
  }
  const nextEdges = ids.flatMap((id) => {
    const node = store.get(id);
    return edges.get(id) ?? (node ? createEdge(store, connection, node, edgeType) : []);
  });
  connection.setLinkedRecords(nextEdges, "edges");
}

/** Paging continues from the end of the list, so an inserted edge's cursor is never used; readers only require one. */
function createEdge(store: RecordSourceProxy, connection: RecordProxy, node: RecordProxy, edgeType: string): RecordProxy {
  return ConnectionHandler.createEdge(store, connection, node, edgeType).setValue("", "cursor");
}
