import { use } from "react";
import { useLazyLoadQuery, type GraphQLTaggedNode } from "react-relay";
import type { FetchPolicy, OperationType } from "relay-runtime";
import { PartAttempt } from "../lib/lazyPart.tsx";

/** Reads the query of a `LoadedPart` during render; Retry sends it again. */
export function useLoadedQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query["variables"],
  { fetchPolicy = "store-or-network" }: { fetchPolicy?: FetchPolicy } = {},
): Query["response"] {
  const { number: fetchKey } = use(PartAttempt);
  return useLazyLoadQuery<Query>(query, variables, { fetchPolicy, fetchKey });
}
