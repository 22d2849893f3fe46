import { useRef, useState, useSyncExternalStore } from "react";
import { fetchQuery, usePreloadedQuery, useRelayEnvironment, type GraphQLTaggedNode, type PreloadedQuery } from "react-relay";
import type { OperationType } from "relay-runtime";
import { toFailure, type Failure } from "../relay/failures.ts";
import { onResponse, partFailure } from "../relay/partFailures.ts";

/** Retries content that could not be read. */
export interface Reload {
  isReloading: boolean;
  /** A call while it runs makes it run again afterwards, because the response may not contain the latest change. */
  reload: () => void;
  /** The failure of the last attempt; null when none is known. */
  failure: Failure | null;
}

/**
 * Sends an operation to the network again. The current content stays until the response arrives, so neither loading nor another
 * failure replaces it.
 */
export function useReload<Operation extends OperationType>(query: GraphQLTaggedNode, variables: Operation["variables"]): Reload {
  const environment = useRelayEnvironment();
  const [isReloading, setReloading] = useState(false);
  // Data that the page shares with others may render it before its own response arrives.
  const read = () => partFailure(query, variables);
  const responseFailure = useSyncExternalStore(onResponse, read, read);
  const [failedReload, setFailedReload] = useState<Failure | null>(null);
  /** The calls since the request was sent; 0 while none is running. */
  const calls = useRef(0);
  const reload = () => {
    calls.current += 1;
    if (calls.current > 1) return;
    setReloading(true);
    setFailedReload(null);
    const end = (failure: Failure | null) => {
      const isOutdated = calls.current > 1;
      calls.current = 0;
      // Until the request has ended, Relay would use it again.
      if (isOutdated) return queueMicrotask(reload);
      setReloading(false);
      setFailedReload(failure);
    };
    fetchQuery<Operation>(environment, query, variables).subscribe({
      complete: () => end(null),
      error: (error: unknown) => end(toFailure(error)),
    });
  };
  return { isReloading, reload, failure: failedReload ?? responseFailure };
}

/** The data of a page's query, and a function that sends the query again. */
export function usePage<Operation extends OperationType>(
  query: GraphQLTaggedNode,
  queryRef: PreloadedQuery<Operation>,
): [data: Operation["response"], reload: Reload] {
  return [usePreloadedQuery(query, queryRef), useReload<Operation>(query, queryRef.variables)];
}
