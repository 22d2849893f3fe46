import { Environment, fetchQuery, Network, RecordSource, type FetchFunction, type RequestDescriptor } from "relay-runtime";
import { CompleteStore, withoutHandles } from "./completeStore.ts";
import { keepLoadedPages } from "./connections.ts";
import { fieldErrorLogger } from "./failedFields.ts";
import { invalidateAll } from "./freshness.ts";
import { createKnown } from "./known.ts";
import { fetchFromGateway } from "./network.ts";
import { beginSignIn } from "./refusals.ts";
import { disconnect, subscribeToGateway } from "./subscriptions.ts";

/** Pages left behind whose data stays, and how long data counts as fresh (ms): going back is instant, not stale. */
const keptOperations = 20;
const freshness = 5 * 60 * 1000;

/** How long the same query is not sent again for gaps in its data (ms): what its answer does not bring would be asked for forever. */
const refetchPause = 10_000;

/** @param fetch how operations reach the gateway; tests bring their own */
export function createEnvironment(fetch: FetchFunction = fetchFromGateway): Environment {
  const { getDataID, handlers } = createKnown();
  const refetchedAt = new Map<string, number>();
  const refetch = ({ identifier, node, variables }: RequestDescriptor) => {
    const isRecent = Date.now() - (refetchedAt.get(identifier) ?? -Infinity) < refetchPause;
    if (isRecent || node.params.operationKind !== "query" || environment.isRequestActive(identifier)) return;
    refetchedAt.set(identifier, Date.now());
    // What fails leaves the page as it is; the next visit reads it anew.
    const answer = fetchQuery(environment, withoutHandles(node), variables, { networkCacheConfig: { force: true } });
    answer.subscribe({ error: () => {} });
  };
  const storeOptions = { gcReleaseBufferSize: keptOperations, queryCacheExpirationTime: freshness };
  const environment: Environment = new Environment({
    network: Network.create(fetch, subscribeToGateway),
    store: new CompleteStore(new RecordSource(), storeOptions, refetch),
    getDataID,
    missingFieldHandlers: handlers,
    handlerProvider: keepLoadedPages,
    relayFieldLogger: fieldErrorLogger,
  });
  return environment;
}

/**
 * To be called when somebody has signed in or out, in this tab or another: what is stored counts as old, the socket that
 * spoke for the former sign-in closes, and what is still refused to that one ends nothing.
 */
export function changeSignIn(environment: Pick<Environment, "getStore">): void {
  beginSignIn();
  disconnect();
  invalidateAll(environment);
}
