import {
  commitLocalUpdate,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
  type RecordProxy,
  type RecordSourceProxy,
} from "relay-runtime";
import { fetchLatest } from "./fetchLatest.ts";
import { mergeNewest, getNodeIds, setNodes } from "./newest.ts";

/** The newly read beginning of a list: its ids in list order, and whether it is the entire list. */
interface ReadPage {
  read: readonly string[];
  isWhole: boolean;
}

interface Options {
  /** Whether items that have left the list stay on screen. Default: false. */
  keepsRemoved?: boolean;
  /**
   * The time by which the list is sorted, newest first, if it can change: the edges in the store keep their order then. Default:
   * the edges in the store are in list order.
   */
  timeField?: string | null;
}

/**
 * Reads the beginning of a list again after events may have been missed, and merges it into the list on screen.
 * @param listIn the connection in the store
 * @param pageIn the page in the response; absent when it could not be read
 */
export function readNewest<Query extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Query["variables"],
  listIn: (store: RecordSourceProxy) => RecordProxy | null,
  pageIn: (response: Query["response"]) => ReadPage | null | undefined,
  edgeType: string,
  { keepsRemoved = false, timeField = null }: Options = {},
): void {
  let before: ReadonlyMap<string, number> = new Map();
  commitLocalUpdate(environment, (store) => {
    before = getTimes(store, listIn(store), timeField) ?? before;
  });
  fetchLatest<Query>(environment, query, variables).then(
    (response) => {
      const page = response && pageIn(response);
      if (!page) return;
      commitLocalUpdate(environment, (store) => {
        const list = listIn(store);
        const shown = getTimes(store, list, timeField);
        if (!list || !shown) return;
        // An item that has moved to the front during the read may be missing from the page.
        const unmoved = [...before.keys()].filter((id) => shown.get(id) === before.get(id));
        const { merged, removed } = mergeNewest([...shown.keys()], unmoved, page.read, page.isWhole);
        const removedIds = new Set(keepsRemoved ? [] : removed);
        setNodes(
          store,
          list,
          merged.filter((id) => !removedIds.has(id)),
          edgeType,
        );
      });
    },
    // The next event, or the next visit, triggers another read.
    () => {},
  );
}

/** The ids of a list in list order, with their times if they have any. */
function getTimes(
  store: RecordSourceProxy,
  list: RecordProxy | null,
  timeField: string | null,
): ReadonlyMap<string, number> | null {
  const timeOf = (id: string) => (timeField === null ? 0 : Date.parse(String(store.get(id)?.getValue(timeField))));
  const times = getNodeIds(list)?.map((id) => [id, timeOf(id)] as const);
  return times ? new Map(times.toSorted(([, one], [, other]) => other - one)) : null;
}
