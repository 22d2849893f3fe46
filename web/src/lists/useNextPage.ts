import { useEffect, useEffectEvent, useState } from "react";
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
  /** Calls `onComplete` before it returns when it loads nothing, because the query of the list is still running. */
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
}

/**
 * Tracks forward paging. An attempt that does not make the list longer has failed, whether the request failed or the response
 * contained no page. A page that is requested while the query of the list is running is loaded after it.
 * @param count the number of edges loaded
 */
export function useNextPage({ hasNext, isLoadingNext, loadNext }: Pagination, count: number): NextPage {
  const [requestedAt, setRequestedAt] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  // The page has arrived. Clearing this prevents a list that is later reloaded at the same length from counting as failed.
  if (requestedAt !== null && count > requestedAt) setRequestedAt(null);
  if (isWaiting && !hasNext) setWaiting(false);
  const hasFailed = hasNext && !isLoadingNext && requestedAt === count;
  const request = () => {
    let isSent = true;
    let hasReturned = false;
    const onComplete = (error: Error | null) => {
      if (hasReturned) setFailure(error ? toFailure(error) : latestPartFailure());
      else isSent = false;
    };
    loadNext(PAGE_SIZE, { onComplete });
    hasReturned = true;
    setWaiting(!isSent);
    setRequestedAt(isSent ? count : null);
  };
  const requestAgain = useEffectEvent(request);
  // The list is rendered again when its query has ended.
  useEffect(() => {
    const timer = isWaiting ? setTimeout(requestAgain) : undefined;
    return () => clearTimeout(timer);
  });
  return {
    hasMore: hasNext,
    isLoading: isLoadingNext || isWaiting,
    hasFailed,
    failure: hasFailed ? (failure ?? unknownFailure) : null,
    load: () => {
      if (!isLoadingNext && !isWaiting && hasNext) request();
    },
  };
}
