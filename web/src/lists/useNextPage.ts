import { useState } from "react";
import { failureOf, faultWith, type Failure } from "../relay/failures.ts";
import { latestPartFailure } from "../relay/partFailures.ts";

/** Feed page size (CONST-01). */
export const pageSize = 20;

/** An answer without the page that names no failure. */
const unknownFailure = faultWith(null);

/** The next page of a list, for whatever loads it: coming near the end, a press, a retry. */
export interface NextPage {
  /** False at the end of the list. */
  hasMore: boolean;
  isLoading: boolean;
  /** True when the last attempt brought nothing although there is more. */
  hasFailed: boolean;
  /** Why; null while it has not failed. */
  failure: Failure | null;
  /** Loads it unless that is under way. */
  load: () => void;
}

/** What usePaginationFragment offers for going forward. */
export interface Pagination {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
}

/**
 * Watches over loading forward. An attempt after which the list is no longer than before has failed, whether the
 * network refused or the answer held no page.
 * @param count how many edges are loaded
 */
export function useNextPage({ hasNext, isLoadingNext, loadNext }: Pagination, count: number): NextPage {
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  // It came; a list that begins anew later, at the same length, has not failed.
  if (askedAt !== null && count > askedAt) setAskedAt(null);
  const hasFailed = hasNext && !isLoadingNext && askedAt === count;
  return {
    hasMore: hasNext,
    isLoading: isLoadingNext,
    hasFailed,
    failure: hasFailed ? (failure ?? unknownFailure) : null,
    load: () => {
      if (isLoadingNext || !hasNext) return;
      setAskedAt(count);
      setFailure(null);
      loadNext(pageSize, { onComplete: (error) => setFailure(error ? failureOf(error) : latestPartFailure()) });
    },
  };
}
