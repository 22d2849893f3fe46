import { useState } from "react";
import { fetchQuery, useRelayEnvironment, type GraphQLTaggedNode } from "react-relay";
import type { OperationType } from "relay-runtime";
import { failureOf, type Failure } from "../relay/failures.ts";
import { partFailure } from "../relay/partFailures.ts";

/** Another try at what could not be read. */
export interface Reload {
  isReloading: boolean;
  reload: () => void;
  /** What failed the last time; null when no failure is known. */
  failure: Failure | null;
}

/**
 * Asks the network for an operation again. What is on the screen stays and changes when the answer arrives, so
 * that neither a wait nor another failure replaces it.
 */
export function useReload<Operation extends OperationType>(query: GraphQLTaggedNode, variables: Operation["variables"]): Reload {
  const environment = useRelayEnvironment();
  const [isReloading, setReloading] = useState(false);
  const [failedReload, setFailedReload] = useState<Failure | null>(null);
  return {
    isReloading,
    failure: failedReload ?? partFailure(query, variables),
    reload: () => {
      if (isReloading) return;
      setReloading(true);
      setFailedReload(null);
      fetchQuery<Operation>(environment, query, variables, { networkCacheConfig: { force: true } }).subscribe({
        complete: () => setReloading(false),
        error: (error: unknown) => {
          setReloading(false);
          setFailedReload(failureOf(error));
        },
      });
    },
  };
}
