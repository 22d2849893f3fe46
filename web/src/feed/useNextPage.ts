import { useState } from "react";

/** Feed page size (D-14, CONST-01). */
export const pageSize = 20;

/** The next page of a list, for whatever loads it: coming near the end, a press, a retry. */
export interface NextPage {
  /** False at the end of the list. */
  hasMore: boolean;
  isLoading: boolean;
  /** True when the last attempt brought nothing although there is more. */
  hasFailed: boolean;
  /** Loads it unless that is under way. */
  load: () => void;
}

/** What usePaginationFragment offers for going forward. */
interface Pagination {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number) => unknown;
}

/**
 * Watches over loading forward. An attempt after which the list is no longer than before has failed, whether the
 * network refused or the answer held no page.
 * @param count how many edges are loaded
 */
export function useNextPage({ hasNext, isLoadingNext, loadNext }: Pagination, count: number): NextPage {
  const [askedAt, setAskedAt] = useState<number | null>(null);
  // It came; a list that begins anew later, at the same length, has not failed.
  if (askedAt !== null && count > askedAt) setAskedAt(null);
  return {
    hasMore: hasNext,
    isLoading: isLoadingNext,
    hasFailed: hasNext && !isLoadingNext && askedAt === count,
    load: () => {
      if (isLoadingNext || !hasNext) return;
      setAskedAt(count);
      loadNext(pageSize);
    },
  };
}
