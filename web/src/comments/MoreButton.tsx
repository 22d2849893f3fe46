import { useState } from "react";
import { failureOf, refusalOr, type Failure } from "../relay/failures.ts";
import { latestPartFailure } from "../relay/partFailures.ts";
import { Button } from "../ui/Button.tsx";

/** Comments and replies come in pages of this size. */
const pageSize = 20;

interface MoreButtonProps {
  text: string;
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
  /** How many are loaded: when a page has come and there are no more than before, it failed. */
  count: number;
}

/** Loads the next page of a list; after a failure it says so and offers another try. */
export function MoreButton({ text, hasNext, isLoadingNext, loadNext, count }: MoreButtonProps) {
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (!hasNext) return null;
  const hasFailed = !isLoadingNext && askedAt === count;
  const load = () => {
    setAskedAt(count);
    loadNext(pageSize, { onComplete: (error) => setFailure(error ? failureOf(error) : latestPartFailure()) });
  };
  return (
    <div className="flex flex-wrap items-center gap-3 py-1">
      {hasFailed && (
        <p role="alert" className="text-14 text-danger">
          {refusalOr(failure, "They could not be loaded.")}
        </p>
      )}
      <Button size="small" variant="quiet" onPress={load} isPending={isLoadingNext} className="-ms-3 text-accent!">
        {hasFailed ? "Retry" : text}
      </Button>
    </div>
  );
}
