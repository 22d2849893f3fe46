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

/**
 * Reads the beginning of a list again after events may have been missed, and merges it into the list on screen.
 * @param listIn the connection in the store
 * @param pageIn the page in the response; absent when it could not be read
 * @param keepsRemoved whether items that have left the list stay on screen
 */
export function readNewest<Query extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Query["variables"],
  listIn: (store: RecordSourceProxy) => RecordProxy | null,
  pageIn: (response: Query["response"]) => ReadPage | null | undefined,
  edgeType: string,
  keepsRemoved = false,
): void {
  let before: string[] = [];
  commitLocalUpdate(environment, (store) => {
    before = getNodeIds(listIn(store)) ?? [];
  });
  fetchLatest<Query>(environment, query, variables).then(
    (response) => {
      const page = response && pageIn(response);
      if (!page) return;
      commitLocalUpdate(environment, (store) => {
        const list = listIn(store);
        const shown = getNodeIds(list);
        if (!list || !shown) return;
        const { merged, removed } = mergeNewest(shown, before, page.read, page.isWhole);
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
