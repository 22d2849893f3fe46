import { useState } from "react";
import { toFailure, failureWithStatus, type Failure } from "../relay/failures.ts";
import { latestPartFailure } from "../relay/partFailures.ts";

/** Feed page size (CONST-01). */
export const PAGE_SIZE = 20;

/** Used when a response lacks the page without naming a failure. */
const unknownFailure = failureWithStatus(null);

/** The next page of a list, whether scrolling, a button or a retry loads it. */
export interface NextPage {
  /** False at the end of the list. */
  hasMore: boolean;
  isLoading: boolean;
  /** True when the last attempt loaded nothing although there is more. */
  hasFailed: boolean;
  /** The reason of the last failure; null if there is none. */
  failure: Failure | null;
  /** Loads the next page unless it is already loading. */
  load: () => void;
}

/** The forward-paging part of what usePaginationFragment returns. */
export interface Pagination {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
}

/**
 * Tracks forward paging. An attempt that does not make the list longer has failed, whether the request failed or the response
 * contained no page.
 * @param count the number of edges loaded
 */
export function useNextPage({ hasNext, isLoadingNext, loadNext }: Pagination, count: number): NextPage {
  const [requestedAt, setRequestedAt] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  // The page has arrived. Clearing this prevents a list that is later reloaded at the same length from counting as failed.
  if (requestedAt !== null && count > requestedAt) setRequestedAt(null);
  const hasFailed = hasNext && !isLoadingNext && requestedAt === count;
  return {
    hasMore: hasNext,
    isLoading: isLoadingNext,
    hasFailed,
    failure: hasFailed ? (failure ?? unknownFailure) : null,
    load: () => {
      if (isLoadingNext || !hasNext) return;
      setRequestedAt(count);
      setFailure(null);
      loadNext(PAGE_SIZE, { onComplete: (error) => setFailure(error ? toFailure(error) : latestPartFailure()) });
    },
  };
}
