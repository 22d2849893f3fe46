import { Environment, fetchQuery, Network, RecordSource, type FetchFunction, type RequestDescriptor } from "relay-runtime";
import { MINUTE } from "../lib/durations.ts";
import { beginSignIn } from "./accessErrors.ts";
import { CompleteStore, withoutHandles } from "./completeStore.ts";
import { keepLoadedPages } from "./connections.ts";
import { cancelEarlyRequests } from "./earlyRequests.ts";
import { fieldErrorLogger } from "./failedFields.ts";
import { invalidateAll } from "./freshness.ts";
import { fetchFromGateway } from "./network.ts";
import { createObjectLookup } from "./objectLookup.ts";
import { disconnect, subscribeToGateway } from "./subscriptions.ts";

/**
 * The number of queries whose data is kept after the reader has left their page, and the time in ms for which data counts as
 * fresh. Going back is then instant without showing stale data.
 */
const MAX_RETAINED_QUERIES = 20;
const FRESHNESS = 5 * MINUTE;

/**
 * Minimum interval in ms between refetches of one query for missing data. Without it, a field that the response never contains
 * would be requested forever.
 */
const MIN_REFETCH_INTERVAL = 10_000;

interface EnvironmentOptions {
  /** Whether it serves a single rendering, so that nothing is kept for later. Default: false. */
  isServer?: boolean;
}

/** @param fetch sends operations to the gateway; tests and the server pass their own */
export function createEnvironment(
  fetch: FetchFunction = fetchFromGateway,
  { isServer = false }: EnvironmentOptions = {},
): Environment {
  const { getDataID, handlers } = createObjectLookup();
  const refetchedAt = new Map<string, number>();
  const refetch = ({ identifier, node, variables }: RequestDescriptor) => {
    const isRecent = Date.now() - (refetchedAt.get(identifier) ?? -Infinity) < MIN_REFETCH_INTERVAL;
    if (isRecent || node.params.operationKind !== "query" || environment.isRequestActive(identifier)) return;
    refetchedAt.set(identifier, Date.now());
    // A failure leaves the page as it is; the next visit reads it again.
    const request = fetchQuery(environment, withoutHandles(node), variables);
    request.subscribe({ error: () => {} });
  };
  const storeOptions = { gcReleaseBufferSize: MAX_RETAINED_QUERIES, queryCacheExpirationTime: FRESHNESS };
  const environment: Environment = new Environment({
    network: Network.create(fetch, subscribeToGateway),
    store: new CompleteStore(new RecordSource(), storeOptions, refetch),
    getDataID,
    missingFieldHandlers: handlers,
    handlerProvider: keepLoadedPages,
    relayFieldLogger: fieldErrorLogger,
    isServer,
  });
  return environment;
}

/**
 * Call this after a sign-in or sign-out, in this tab or another. It marks stored data as stale, closes the previous user's
 * socket, and ignores access errors that belong to the previous session.
 */
export function changeSignIn(environment: Pick<Environment, "getStore">): void {
  beginSignIn();
  cancelEarlyRequests();
  disconnect();
  invalidateAll(environment);
}
