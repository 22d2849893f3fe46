import { useState } from "react";
import { fetchQuery, useRelayEnvironment, type GraphQLTaggedNode } from "react-relay";
import type { OperationType } from "relay-runtime";

/** Another try at what could not be read. */
export interface Reload {
  isReloading: boolean;
  reload: () => void;
}

/**
 * Asks the network for an operation again. What is on the screen stays and changes when the answer arrives, so
 * that neither a wait nor another failure replaces it.
 */
export function useReload<Operation extends OperationType>(query: GraphQLTaggedNode, variables: Operation["variables"]): Reload {
  const environment = useRelayEnvironment();
  const [isReloading, setReloading] = useState(false);
  const done = () => setReloading(false);
  return {
    isReloading,
    reload: () => {
      if (isReloading) return;
      setReloading(true);
      fetchQuery<Operation>(environment, query, variables, { networkCacheConfig: { force: true } }).subscribe({
        complete: done,
        error: done,
      });
    },
  };
}
