import { useNextPage, type Pagination } from "./useNextPage.ts";
import { getRejectionText } from "../relay/failures.ts";
import { Button } from "../ui/Button.tsx";

interface MoreButtonProps {
  text: string;
  pagination: Pagination;
  /** The number of loaded items. If it has not grown after a page load, the load has failed. */
  count: number;
}

/** Loads the next page of a list; after a failure it shows an error and offers a retry. */
export function MoreButton({ text, pagination, count }: MoreButtonProps) {
  const { hasMore, isLoading, hasFailed, failure, load } = useNextPage(pagination, count);
  if (!hasMore) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 py-1">
      {hasFailed && (
        <p role="alert" className="text-14 text-danger">
          {getRejectionText(failure, "They could not be loaded.")}
        </p>
      )}
      <Button size="small" variant="quiet" onPress={load} isPending={isLoading} className="-ms-3 text-accent!">
        {hasFailed ? "Retry" : text}
      </Button>
    </div>
  );
}
