import { useState, useSyncExternalStore } from "react";
import { fetchQuery, usePreloadedQuery, useRelayEnvironment, type GraphQLTaggedNode, type PreloadedQuery } from "react-relay";
import type { OperationType } from "relay-runtime";
import { toFailure, type Failure } from "../relay/failures.ts";
import { onResponse, partFailure } from "../relay/partFailures.ts";

/** Retries content that could not be read. */
export interface Reload {
  isReloading: boolean;
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
  return {
    isReloading,
    failure: failedReload ?? responseFailure,
    reload: () => {
      if (isReloading) return;
      setReloading(true);
      setFailedReload(null);
      fetchQuery<Operation>(environment, query, variables).subscribe({
        complete: () => setReloading(false),
        error: (error: unknown) => {
          setReloading(false);
          setFailedReload(toFailure(error));
        },
      });
    },
  };
}

/** The data of a page's query, and a function that sends the query again. */
export function usePage<Operation extends OperationType>(
  query: GraphQLTaggedNode,
  queryRef: PreloadedQuery<Operation>,
): [data: Operation["response"], reload: Reload] {
  return [usePreloadedQuery(query, queryRef), useReload<Operation>(query, queryRef.variables)];
}
