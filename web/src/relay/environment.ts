import { Environment, Network, RecordSource, Store, type FetchFunction } from "relay-runtime";
import { keepLoadedPages } from "./connections.ts";
import { createKnown } from "./known.ts";
import { fetchFromGateway } from "./network.ts";
import { beginSignIn } from "./refusals.ts";
import { disconnect, subscribeToGateway } from "./subscriptions.ts";

/** Pages left behind whose data stays, and how long data counts as fresh (ms): going back is instant, not stale. */
const keptOperations = 20;
const freshness = 5 * 60 * 1000;

/** @param fetch how operations reach the gateway; tests bring their own */
export function createEnvironment(fetch: FetchFunction = fetchFromGateway): Environment {
  const { getDataID, handlers } = createKnown();
  return new Environment({
    network: Network.create(fetch, subscribeToGateway),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: keptOperations, queryCacheExpirationTime: freshness }),
    getDataID,
    missingFieldHandlers: handlers,
    handlerProvider: keepLoadedPages,
  });
}

/** Counts all stored data as old, so that the next visit to a page asks anew: for when somebody signs in or out. */
export function invalidateData(environment: Pick<Environment, "getStore">): void {
  environment.getStore().notify(undefined, true);
}

/**
 * To be called when somebody has signed in or out, in this tab or another: what is stored counts as old, the socket that
 * spoke for the former sign-in closes, and what is still refused to that one ends nothing.
 */
export function changeSignIn(environment: Pick<Environment, "getStore">): void {
  beginSignIn();
  disconnect();
  invalidateData(environment);
}
