import { useState } from "react";
import { failureOf, refusalTextOr, type Failure } from "../relay/failures.ts";
import { latestPartFailure } from "../relay/partFailures.ts";
import { Button } from "../ui/Button.tsx";

/** Page size of comments and replies. */
const pageSize = 20;

interface MoreButtonProps {
  text: string;
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
  /** The number of loaded items. If it has not grown after a page load, the load has failed. */
  count: number;
}

/** Loads the next page of a list; after a failure it shows an error and offers a retry. */
export function MoreButton({ text, hasNext, isLoadingNext, loadNext, count }: MoreButtonProps) {
  const [requestedAt, setRequestedAt] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (!hasNext) return null;
  const hasFailed = !isLoadingNext && requestedAt === count;
  const load = () => {
    setRequestedAt(count);
    loadNext(pageSize, { onComplete: (error) => setFailure(error ? failureOf(error) : latestPartFailure()) });
  };
  return (
    <div className="flex flex-wrap items-center gap-3 py-1">
      {hasFailed && (
        <p role="alert" className="text-14 text-danger">
          {refusalTextOr(failure, "They could not be loaded.")}
        </p>
      )}
      <Button size="small" variant="quiet" onPress={load} isPending={isLoadingNext} className="-ms-3 text-accent!">
        {hasFailed ? "Retry" : text}
      </Button>
    </div>
  );
}
